/// How names of Apple's products and frameworks are read aloud in Korean, so that a particle behind one is sure without
/// a glossary.
package enum ProductReadings {
  /// The reading of a name as it is written, `iPhone` 아이폰; nil where it is none of these.
  package static func reading(of name: String) -> String? { table[name] }

  private static let table: [String: String] = [
    "Apple": "애플", "iPhone": "아이폰", "iPad": "아이패드", "Mac": "맥", "AirPods": "에어팟", "HomePod": "홈팟",
    "iOS": "아이오에스", "iPadOS": "아이패드오에스", "macOS": "맥오에스", "tvOS": "티브이오에스",
    "visionOS": "비전오에스", "watchOS": "워치오에스", "Safari": "사파리", "Finder": "파인더", "Siri": "시리",
    "FaceTime": "페이스타임", "iMessage": "아이메시지", "iCloud": "아이클라우드", "AirDrop": "에어드롭",
    "AirPlay": "에어플레이", "CarPlay": "카플레이", "HealthKit": "헬스킷", "HomeKit": "홈킷", "CloudKit": "클라우드킷",
    "Xcode": "엑스코드", "Swift": "스위프트", "SwiftUI": "스위프트유아이", "UIKit": "유아이킷", "AppKit": "앱킷",
    "WatchKit": "워치킷", "WidgetKit": "위젯킷", "RealityKit": "리얼리티킷", "VoiceOver": "보이스오버",
    "AirTag": "에어태그", "MacBook": "맥북", "iMac": "아이맥", "iPod": "아이팟", "ARKit": "에이알킷",
    "StoreKit": "스토어킷", "MapKit": "맵킷", "GameKit": "게임킷", "SiriKit": "시리킷", "PencilKit": "펜슬킷",
    "SpriteKit": "스프라이트킷", "SceneKit": "신킷", "EventKit": "이벤트킷", "PassKit": "패스킷", "PhotoKit": "포토킷",
    "Bluetooth": "블루투스", "Android": "안드로이드", "GitHub": "깃허브", "Vue": "뷰", "React": "리액트", "Linux": "리눅스",
    "Java": "자바", "Python": "파이선", "Flutter": "플러터", "Figma": "피그마", "Sketch": "스케치", "YouTube": "유튜브",
    "Keynote": "키노트", "Pages": "페이지스", "Numbers": "넘버스",
  ]
}
