/// Words that are loanwords by their look: syllables that no Sino-Korean and no native noun has.
package enum LoanwordShape {
  /// True where a noun of Hangul holds such a syllable, ends in one, or holds a sequence that only loanwords have.
  package static func fits(_ word: some StringProtocol) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.contains(where: anywhere.contains)
      || scalars.count > 1 && scalars.last.map(atEnd.contains) == true
      || sequences.contains { word.contains($0) }
  }

  private static let anywhere = Set(
    "넛넷랍뉴뎁듀딩랙랜랩렉렌렘렛롤롭룩룸룹릭릿링멘뮤밴밸뱅벡벤뷰브블샵샷셀셋셔션셜쇼숏쉐슈싱앱웨웹윈잭젝젯쥬즈챗츠칩캐캔캘캠캡컨컬컴케켓콘퀀퀄큐큘킷킹탭텀텍텐텔템텝텟톡툴튜트튼틱틴틸팀팁팅팝패팬펀펌페펜펫폰폴폼퓨프플픽핀핑핸햅헥헬훅"
      .unicodeScalars)
  private static let atEnd = Set("크스드그터커퍼러머버".unicodeScalars)
  private static let sequences = [
    "이미지", "메시지", "데이", "미디어", "라벨", "레이", "비디오", "오디오", "로고", "데모", "메모", "유저", "라우", "카메라", "모니터", "센서",
    "사이드", "사이클", "바이", "라이", "메인", "게임", "코드", "타이", "아이콘", "인터", "에디", "시스", "다이", "칼럼", "리모", "키보드", "도메인", "레벨",
    "버전", "사인", "디자인", "라인", "체인", "온라인", "갤러리", "라이브러리", "카테고리", "메모리",
  ]
}
