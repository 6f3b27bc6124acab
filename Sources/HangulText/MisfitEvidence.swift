/// What else a word may be that ends like a particle: closed lists, from the word lists of the National Institute of
/// Korean Language's dictionary and hunspell-ko, by the particle's form.
enum MisfitEvidence {
  /// Particles that may stand behind 으로, 로, 와 and 과.
  static let following = [
    "는", "도", "만", "의", "나", "까지", "부터", "부터는", "부터의", "서", "서는", "서의", "서도", "써", "써는", "만은", "까지는", "까지도", "만이",
  ]

  /// Nil where the word may be any other.
  ///
  /// - Parameters:
  ///   - particle: as it is written.
  ///   - stem: what stands before it.
  ///   - isCounted: true where a digit stands before the stem, which may then have one syllable.
  static func of(_ particle: String, behind stem: String, isCounted: Bool) -> MisfitParticle.Evidence? {
    let isShort = stem.unicodeScalars.count == 1 && !isCounted && !LoanwordShape.fits(stem)
    func ends(_ ends: Set<Substring>) -> Bool { (1...4).contains { ends.contains(stem.suffix($0)) } }
    switch particle {
    case "를": return stem.hasSuffix("들") && stem.count < 3 ? nil : .certain
    case "와", "으로", "예요": return .certain
    case "라서", "라는", "라고": return isShort ? nil : .certain
    // 화면이에요 is right, and so is 아이에요 of 아이에서.
    case "에요": return ends(atPlaces) || stem.hasSuffix("이") || isShort && !ends(pronouns) ? nil : .certain
    case "라": return isShort || ends(beforeRa) ? nil : .certain
    case "을": return isShort || ends(beforeEul) || ends(verbsBeforeEun) && !ends(nounsLikeVerbs) ? nil : .certain
    case "은":
      return isShort || ends(verbsBeforeEun) && !ends(nounsLikeVerbs) ? nil : mayBeName(stem) ? .behindNoun : .certain
    case "로": return isShort && !isNoun(stem) && stem != "창" || ends(beforeRo) ? nil : .certain
    case "는": return ends(endingsBeforeNeun) ? nil : ends(verbsBeforeNeun) ? .behindNoun : .certain
    case "가": return isShort && !isNoun(stem) || ends(beforeGa) ? nil : ends(mayBePersons) ? .behindNoun : .certain
    case "과": return isShort || ends(beforeGwa) ? nil : .behindNoun
    case "이": return isShort || ends(beforeI) ? nil : .certain
    default: return isShort || ends(verbsBeforeNa) || ends(verbsBeforeNeun) ? nil : .behindNoun
    }
  }

  /// Nouns of one syllable with a final consonant that are no part of a word with 로 or 가 behind them: no 창가, 물가.
  private static func isNoun(_ stem: String) -> Bool { nouns.contains(Substring(stem)) }
  private static let nouns = syllables("글값칸색곳것쪽손틀앞옆밑앱탭")

  private static func set(_ words: String) -> Set<Substring> { Set(words.split(separator: " ")) }
  private static func syllables(_ syllables: String) -> Set<Substring> { Set(syllables.map { Substring(String($0)) }) }

  /// 아니에요; 위에요 answers where.
  private static let atPlaces = set("아니 위 아래 뒤 사이 가운데 여기 거기 저기 어디 근처 너머 후 전 오후")
  private static let pronouns = set("거 저 나 너 뭐")

  /// 가을, 마을, 노을, 고을.
  private static let beforeEul = set("늦가 초가 첫가 올가 새마 갯마 섬마 산마 윗마 아랫마 건넛마 한마 온마 옆마 저녁노 새벽노 잡수")

  /// Stems of verbs before 은 and 을: 결정지을, 휘저은, 그러모을, 퍼부은, 뒤이은, 더나은, 줄그은.
  private static let verbsBeforeEun = set(
    "지 휘저 내저 노저 가로저 러모 어모 아모 여모 퍼부 아부 어부 이부 리부 뒤이 연이 더나 줄그 리그 선그 금그 이지")

  /// Nouns that end like such a stem.
  private static let nounsLikeVerbs = set(
    "이미지 페이지 메시지 메세지 패키지 배지 뱃지 토리지 브리지 에지 엣지 빌리지 휴지 편지 잡지 공지 단지")

  /// 조재은: a family name, and two syllables with 은.
  private static func mayBeName(_ stem: String) -> Bool {
    stem.unicodeScalars.count == 2 && stem.first.map(familyNames.contains) == true
  }
  private static let familyNames: Set<Character> = Set(
    "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지나엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어편용")

  /// 통로, 산책로: roads and their kin, people, 새로, 홀로.
  private static let beforeRo = set(
    "통 경 책 진 선 항 활주 향 난 풍 종 원 폭 입 근 산 방 광 작 관 간 곡 협 육 백 동 남 북 장 공 감 당 심 신 판 헌 탄 언 단 행 정 직 촌 험 단 횡단 한 숙 혼 각 수송 배관 혈 정 왕 승강 연 출 앙 연락 접속 유 전 교 환승 세종 송 용 순환 간선 학 보행 운 출근 퇴근 반 앞으 속 진출 항공 노출 청 인 승"
  )

  /// Forms of verbs before 는: 있는, 했는, 겠는; particles that another stands behind are no nouns.
  private static let endingsBeforeNeun = syllables("은는을를있없않겠았었였했됐갔왔봤났샀섰썼켰졌쳤폈컸껐꼈뒀줬눴랐렀렸렜녔뤘췄꿨셨잤찼탔팠쐈됬놨빴떴뗐땠냈댔됐챘캤맸벴")

  /// Stems of verbs with a final consonant before 는: 먹는, 찾는.
  private static let verbsBeforeNeun = syllables(
    "앉얹먹막찾맞잡놓넣쌓낳닿찧빻땋얻받닫묻걷듣싣뜯뻗쏟믿굳돋긷읽밟씹입집뽑접굽눕줍돕업꼽잇긋젓붓낫짓뺏앗쫓좇꽂찢맺잊빚젖짖갖늦끓뚫앓잃닳꿇곯핥훑읊삶닮굶곪옮끊품감남넘담숨참심듬금검안신뱉맡붙같짚갚엎덮겪엮솎깎볶묶섞꺾낚닦웃씻벗빗솟컫녹죽썩식익적찍박속숙묵삭긁갉늙밝맑굵떫넓찮뿜삼곧곶꽃굿싶잖쥐많좋싫옳낮높깊짧얇깁캐땀뵙엿듯뎁톱꿈돌둘뉘넌띤뜬꼭닥낡붉묽얽늪춥덥립럽렵볍겁낌잠춤갈쉽쉰앵춥앎깸띔씌튿긷걸늘물불울살알열달덜멀밀벌"
  )

  /// 신라, 한라, 망라: and what is cried with -라.
  private static let beforeRa = set("신 한 망 찬 앙 인 엔 든 던 은 는 런")

  /// 만나, 끝나: 나 that is a verb's or a word's own.
  private static let verbsBeforeNa = set(
    "만 끝 신 빛 혼 겁 어긋 엄청 별 언젠 언제 한 안 못 있 없 않 같 많 좋 쉽 덧 불 열 일 결딴 절단 거덜 병 탈 동 촉 살 맏 둘 들 풀 늘 날 놀"
  )
  .union(syllables("은는을를있없않겠았었였했됐"))

  /// 전문가, 물가, 증가, 강가, 정상가, and 인가, 는가: words before 가 that 전문이 is no remedy for.
  private static let beforeGa = set(
    "을 할 갈 될 줄 볼 릴 일 무언 언젠 누군 어딘 뭔 법률 액면 암흑 증권 금융 유흥 환락 참 삼 잠 담 첨 맏 냇 갯 닷 둣 돗 늪 못 귓 눈 숫 난롯 화롯"
  )
  .union(set("는 은 인 한 던 운 런 된 단 란 른 긴 큰 린 친 든 선 난 간 준 본 쓴 킨 진 뀐 낸 뗀 센 편 춘 군 싼 찬 탄 판 뜬 뺀 잔 갠 샌 켠 꾼 둔 문"))

  /// Syllables before 가 of people, songs, prices and places.
  private static let mayBePersons = syllables(
    "평국문술작물정상명장필학산일식송동민행양업력망종집론천창연험본원음진설출락축변악향별전롯성불석등담한증친뜸통략육솔특분당언단막덤입관흑청궁인찰생벌법각울흥택촌강늘백역만안염왕권길심방금면선흉병용군벽응점농찬곡능신혁획준할공급직접기발송매총촬영충감교과구극내넌답독론론맹목반배범복부비서수시안약임재점정조주중지참철초최탐투특품합현형홍화활혼량령영경월럼성쟁정칼팔엄"
  )

  /// 사과, 효과, 결과, 내과.
  private static let beforeGwa = set(
    "교 어 내 외 카라 다 모 부 사 효 기 여 예 유 의 아 제 죄 초 무 치 투 피 후 비 경 이 소아 산 흉 수 재 자 도 고 대 누 구 지 리 시 주 소 개 해 세 처")

  /// 차이, 사이, 아이, 어린이: behind any of these 이 is a part of the word.
  private static let beforeI = set(
    "까 꺼 벼 고 구 너 러 주 웨 소 터 두 버 빠 과 무 켜 브 와 벙 차 사 아 오 나 어 거 데 레 메 케 베 페 세 테 헤 네 게 제 에 라 다 하 파 타 카 바 마 자 보 조 토 코 로 가 개 해 배 래 매 애 새 채 재 태 내 쓰 끼 지 기 이 그 저 모 되 보 치 트 쓰 쌓 미 꼬 누"
  )
}
