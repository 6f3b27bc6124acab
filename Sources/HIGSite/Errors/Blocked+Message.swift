import HangulText

extension Blocked {
  /// Korean: the fact first, then what to do.
  var message: String {
    switch self {
    case .noFolder(let folder, let path): folder.absence(path)
    case .noGuide(let path):
      "‘\(path)’에는 articles 폴더도 site.yaml 같은 자료도 없어 가이드의 내용 폴더로 보이지 않습니다. --content로 그 위의 폴더를 주십시오."
    case .unreadableFolder(let path, let reason): "‘\(path)’ 폴더를 읽을 수 없습니다(\(reason)). 권한을 확인하십시오."
    case .unreadable(let file, let path): file.unreadability(path)
    case .notUTF8(let path): "용어집 \(path.quoted(.subject)) UTF-8이 아닙니다. UTF-8로 다시 저장하십시오."
    case .notBaseline(let path): "\(path.quoted(.topic)) 기준 파일이 아닙니다. ‘--write-baseline’으로 만드십시오."
    case .wrongGlossary(let place, let message): "\(place): \(message)"
    case .ownGlossaryHasErrors: "우리 용어집에 오류가 있어 넓히지 않았습니다. ‘hig check’로 오류를 보고 먼저 고치십시오."
    case .emptyGlossary(let path):
      "용어집 \(path.quoted(.subject)) 비어 있어 내보낼 것이 없습니다. 내보낸 것을 그 파일에 쓰려 했다면 되살리고, 다른 이름의 파일에 쓰십시오."
    case .refused(let act, let path, let reason):
      "\(path.quoted(.object)) \(act.refusal)(\(reason)). 디스크의 남은 공간과 권한을 확인하십시오."
    case .cannotMakeFolder(let path, let reason): "‘\(path)’ 폴더를 만들 수 없습니다(\(reason)). 권한을 확인하십시오."
    case .readOnly(let path): "\(path.quoted(.topic)) 읽기 전용이라 고치지 않았습니다. 권한을 바꾸고 다시 실행하십시오."
    case .changedMeanwhile(let path): "\(path.quoted(.subject)) 검사하는 동안 바뀌어 고치지 않았습니다. 다시 실행하십시오."
    case .articleExists(let slug, let path):
      "글 \(slug.quoted(.topic)) 이미 있습니다: \(path). 그 파일을 고치거나 다른 주제를 고르십시오."
    case .outputIsNoFolder(let path): "\(path.quoted(.subject)) 폴더가 아닙니다. 옮기거나 --output으로 다른 폴더를 주십시오."
    case .outputHoldsWorkingFolder(let path):
      "\(path.quoted(.topic)) 지금 있는 폴더이거나 그 위의 폴더라서 사이트를 쓸 수 없습니다. 다른 폴더를 주십시오."
    case .outputMeets(let path, let source):
      "\(path.quoted(.topic)) \(source.quoted(.and)) 겹쳐서 사이트를 쓸 수 없습니다. 다른 폴더를 주십시오."
    case .outputLinkIsBroken(let path):
      "링크 \(path.quoted(.subject)) 가리키는 폴더가 없습니다. 그 폴더를 만들거나 링크를 지우십시오."
    case .foreignFolder(let path):
      "‘\(path)’ 폴더에 hig가 만들지 않은 파일이 있어 쓰지 않았습니다. 빈 폴더를 주거나, 그 파일들 사이에 써도 되면 --adopt를 붙이십시오."
    case .foreignFile(let path):
      "\(path.quoted(.topic)) hig가 만든 파일이 아닌데 사이트에 같은 이름이 필요합니다. 옮기거나 지우고 다시 실행하십시오."
    case .editedFile(let path):
      "\(path.quoted(.topic)) hig가 만든 뒤에 바뀌어서 덮어쓰지 않았습니다. 옮기거나 지우고 다시 실행하십시오."
    case .cannotLock(let path, let reason): "\(path.quoted(.object)) 만들 수 없습니다(\(reason)). 권한을 확인하십시오."
    case .lockIsNoFolder(let path): "\(path.quoted(.subject)) 폴더가 아닙니다. 지우고 다시 실행하십시오."
    case .cannotClear(let path, let reason):
      "지난 빌드가 남긴 \(path.quoted(.object)) 지울 수 없습니다(\(reason)). 권한을 확인하십시오."
    case .busy(let process):
      "다른 hig\(process.map { "(프로세스 \($0))" } ?? "")가 같은 사이트를 만들고 있습니다. 끝난 뒤에 다시 실행하십시오."
    case .interrupted: "멈추라는 신호를 받아 그만두었습니다. 다시 실행하십시오."
    }
  }
}

extension Blocked.Folder {
  fileprivate func absence(_ path: String) -> String {
    switch self {
    case .content: "내용 폴더 \(path.quoted(.subject)) 없습니다. 저장소 폴더에서 실행하거나 --content로 폴더를 알려 주십시오."
    case .templates: "템플릿 폴더 \(path.quoted(.subject)) 없습니다. 저장소 폴더에서 실행하거나 --templates로 폴더를 알려 주십시오."
    case .working: "폴더 \(path.quoted(.direction)) 옮겨 갈 수 없습니다. 이름을 확인하십시오."
    }
  }
}

extension Blocked.File {
  fileprivate func unreadability(_ path: String) -> String {
    switch self {
    case .any: "파일 \(path.quoted(.object)) 읽을 수 없습니다. 이름과 권한을 확인하십시오."
    case .template: "템플릿 파일 \(path.quoted(.object)) 읽을 수 없습니다. 권한을 확인하십시오."
    case .picture: "그림 \(path.quoted(.object)) 읽을 수 없습니다. 권한을 확인하십시오."
    case .glossary: "용어집 \(path.quoted(.object)) 읽을 수 없습니다. 이름과 권한을 확인하십시오."
    case .baseline: "기준 파일 \(path.quoted(.object)) 읽을 수 없습니다. 이름과 권한을 확인하십시오."
    }
  }
}

extension Blocked.Act {
  fileprivate var refusal: String {
    switch self {
    case .write: "쓸 수 없습니다"
    case .mend: "고칠 수 없습니다"
    case .make: "만들 수 없습니다"
    case .carryOver: "새 사이트로 옮길 수 없습니다"
    }
  }
}
