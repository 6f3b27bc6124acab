/// Roughly how a word sounds to a Korean, so that `clipping` and 클리핑 find one another.
///
/// English has too many exceptions for rules to name the one right spelling; it is enough that both spellings of a
/// word come out nearly alike. Search compares the consonants exactly and the rest by edit distance. The table
/// reaches the browser as data, so that it exists once.
package enum LoanwordSound {
  /// What letters and conjoining jamo sound like.
  ///
  /// At each place the longest entry that fits wins, and what has none is silent; a space stands for the end of the
  /// word. Sounds are the vowels `aeiou` and the consonants `klmnpst`; a voiced one is a capital: `k` for k and ㅋ, `K`
  /// for g and ㄱ, `S` for j, ch, ㅈ and ㅊ.
  package static let table: [String: String] = {
    var table: [String: String] = [:]
    func add(_ letters: String, _ sound: String) {
      for one in letters.split(separator: ",") { table[String(one)] = sound }
    }
    addConsonants(add)
    addVowels(add)
    addEndings(add)
    addJamo(add)
    return table
  }()

  private typealias Add = (_ letters: String, _ sound: String) -> Void

  private static let vowels = ["a": "a", "e": "e", "i": "i", "o": "o", "u": "u", "y": "i"]

  private static func addConsonants(_ add: Add) {
    add("p,pp,f,ff,ph,b ", "p")
    add("b,bb,v", "P")
    add("t,tt,ts", "t")
    add("d,dd", "T")
    add("k,kk,c,ck,q,qu", "k")
    add("g,gg", "K")
    add("s,ss,sh,sch,th", "s")
    add("z,zz,j,ch,tch,dg,tz", "S")
    add("x", "ks")
    add("cc", "ks")
    add("l,ll", "l")
    add("m,mm,mb ", "m")
    add("n,nn,kn,gn,ng", "n")
    for vowel in ["e", "i", "y"] {
      add("c\(vowel),sc\(vowel)", "s" + vowels[vowel, default: ""])
      add("cc\(vowel)", "ks" + vowels[vowel, default: ""])
      add("g\(vowel)", "S" + vowels[vowel, default: ""])
    }
    // An r is heard before a vowel alone: control → 컨트롤, toolbar → 툴바.
    for (vowel, sound) in vowels {
      add("r\(vowel),rr\(vowel)", "l" + sound)
      for (before, first) in vowels { add("\(before)r\(vowel)", first + "l" + sound) }
      add("\(vowel)r", ["a", "o"].contains(vowel) ? vowel : "")
    }
  }

  private static func addVowels(_ add: Add) {
    for (vowel, sound) in vowels {
      add(vowel, sound)
      add("h\(vowel),w\(vowel),y\(vowel)", sound)
    }
    add("w", "u")
    add("ee,ea,ey", "i")
    add("oo,ew,iew", "u")
    add("oa", "o")
    add("ou,ow", "au")
    add("ai,ay,ei", "a")
    add("igh", "i")
    add("gh", "")
    add("gua", "Ka")
    add("gue", "Ke")
    add("gui", "Ki")
    add("tia,cia", "sa")
  }

  /// An e at the end is silent, and so is the s of a plural.
  private static func addEndings(_ add: Add) {
    add("e ,es ,s ,or ,ors ,re ,res ", "")
    add("us ", "us")
    add("is ", "is")
    add("ow ", "o")
    add("age ,ages ", "iS")
    add("ce ,ces ", "s")
    add("ge ,ges ,ture ,sure ", "S")
    add("el ,els ,al ,als ,ol ,ols ", "l")
    add("on ,ons ,en ,ens ,an ,ans ", "n")
    add("tion,sion,ssion", "sn")
    for (vowel, sound) in vowels { add("\(vowel)re ,\(vowel)res ", sound) }
  }

  /// Initial consonants, vowels and final consonants in code order, and what an epenthetic vowel brings.
  private static func addJamo(_ add: Add) {
    let initials = "K,kK,n,T,tT,l,m,P,pP,s,s,,S,SS,S,k,t,p,"
    let vowels = "a,a,a,e,,e,,e,o,a,e,e,o,u,,e,i,u,,i,i"
    let finals = "k,k,ks,n,nS,n,t,l,lk,lm,lp,l,lt,p,l,m,p,ps,t,s,n,t,t,k,t,p,t"
    for (first, sounds) in [(0x1100, initials), (0x1161, vowels), (0x11A8, finals)] {
      let sounds = sounds.split(separator: ",", omittingEmptySubsequences: false)
      for (index, sound) in sounds.enumerated() where !sound.isEmpty {
        add(jamo(first + index), String(sound))
      }
    }
    add("츠".decomposed, "t")
    for (syllable, sound) in [("지", "S"), ("치", "S"), ("시", "s")] { add(syllable.decomposed + " ", sound) }
    // 페이스, 타이프, 아웃라인: the long vowels of English.
    add("\u{1166}" + "이".decomposed, "a")
    add("\u{1161}" + "이".decomposed, "i")
    add("\u{1161}\u{110B}\u{116E}", "au")
  }

  private static func jamo(_ code: Int) -> String { Unicode.Scalar(UInt32(code)).map { String($0) } ?? "" }

  /// What no native word has, in NFD, as a regular expression of JavaScript and Swift.
  ///
  /// That is a letter that is not Korean; or an initial ㅋ, ㅌ or ㅍ, ㄹ in front, an ㅡ that only carries a consonant, a
  /// glide behind ㅅ, ㅈ or ㅊ, ㅠ behind a consonant, ㅞ; or four syllables.
  package static let loanwordPattern =
    "^[!-~]|[\\u110f-\\u1111]|^\\u1105|[^\\u110b]\\u1173(?![\\u11a8-\\u11ae\\u11b0-\\u11c2])|"
    + "[\\u1109\\u110c\\u110e][\\u1163\\u1167\\u116d\\u1172]|[\\u1102\\u1103\\u1106\\u1107]\\u1172|\\u1170|"
    + "(?:[\\u1100-\\u1112][\\u1161-\\u1175][\\u11a8-\\u11c2]?){4}"

  /// A test for words that may come from another language.
  package static func loanwordTest() -> (String) -> Bool {
    guard let regex = try? Regex(loanwordPattern).matchingSemantics(.unicodeScalar) else { return { _ in false } }
    return { $0.decomposed.contains(regex) }
  }

  private static let sounds = Dictionary(
    uniqueKeysWithValues: table.map { (Array($0.key.unicodeScalars), Array($0.value.unicodeScalars)) })
  private static let longest = sounds.keys.map(\.count).max() ?? 0

  /// The sound of a word in lower case.
  package static func sound(of word: String) -> String {
    let scalars = Array(word.decomposed.unicodeScalars) + [" "]
    var sound = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      var length = min(longest, scalars.count - index)
      while length > 0 {
        if let found = sounds[Array(scalars[index..<index + length])] {
          for one in found where one != sound.last { sound.append(one) }
          break
        }
        length -= 1
      }
      index += max(1, length)
    }
    return String(sound)
  }

  /// The consonants of a sound, voiced or not: what two spellings of a word have in common.
  package static func consonants(of sound: String) -> String {
    String(decoding: sound.utf8.filter { !"aeiou".utf8.contains($0) }, as: UTF8.self).lowercased()
  }
}
