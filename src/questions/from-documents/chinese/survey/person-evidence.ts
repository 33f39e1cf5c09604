/** Tells men from things that the dictionary tags as names of men (葉綠體, 藍光): by what the document says of them. */

/** What only people do, right behind the name or behind a short adverb. */
const DOES =
  /^(?:[曾便又再还先亲自乃遂即也首次终后来]{0,2})(?:[在于][^，。、]{1,6})?(?:率|任|担任|出任|就任|继任|接任|兼任|即位|登基|继位|称帝|去世|逝世|病逝|驾崩|出生|生于|死于|卒于|说|指出|认为|主张|相信|提出|发明|发现|撰写|著|写|创作|创立|创办|出版|发表|编|加入|前往|抵达|返回|回到|逃|投降|攻|击败|打败|击溃|派|命|下令|宣布|任命|建立|统一|发动|领导|指挥|签署|娶|嫁|求学|留学|毕业|当选|辞|自立|执政|上台|下台|访问|会见|驾驶|设计|等人|设立|先后|进谏|善于|处事|身兼|西行|东渡|口述|起兵|攻入|提拔|勤于|大败|求取|利用|把|编撰|考证|任教|讲学|采纳|改良|出使|推行|提倡|废除|平定|编写|编著|著有|起义|称帝|自称|在位|迁都|定都|变法|反对|倡导|创建|开创|改革|实行|实施|派遣|重用|征服|灭|拥立|退位|复辟|观察|证明|测定|被[^，。]{0,3}(?:扣留|尊|誉|称|迫害|贬|杀害)|被(?:封|任命|杀|捕|推|选|刺|俘|迫|召|派)|的(?:父亲|母亲|儿子|弟弟|哥哥|妻子|女儿|部下|学生|著作|死|主张|后代|继承人|建议|领导|代表作|作品|学说|思想|核心思想|理论|统治|意见|名著|诗作))/
/** What people are called, right before the name. */
const TITLE =
  /(?:学家|思想家|政治家|军事家|探险家|航海家|旅行家|发明家|画家|作家|诗人|词人|医生|医师|学者|教授|博士|皇帝|国王|女王|天皇|大汗|将领|大将|名将|将军|元帅|大臣|丞相|宰相|总统|总理|首相|主席|部长|省长|市长|县长|书记|议员|领袖|领导人|首领|酋长|工程师|传教士|僧人|和尚|道士|宦官|太子|皇后|公主|叛将|降将|宋将|元将|教师|演员|导演|歌手|球员|商人|作者[是为]|采纳|秦王|汉王|吴王|聘请|派遣|任用|重用|拥立|推举|英国人|法国人|德国人|美国人|皇太弟|儿子|弟弟|长子|次子)$/
/** Things often end so; a man so named needs his title. */
const ENDS_AS_THING =
  /[体光素酸石水气电树花草虫菌病法术论学器机线膜核质量度率力能点面层物品票币布丝米麦豆茶酒药车船炮枪刀剑钟灯纸笔画词曲戏舞歌座式型类]$/

/** Whether one of the sentences that hold the name (all in Simplified) speaks of it as of a person. */
export function isSpokenOfAsPerson(name: string, sentences: Iterable<string>): boolean {
  const thing = ENDS_AS_THING.test(name)
  for (const sentence of sentences) {
    for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
      if (TITLE.test(sentence.slice(0, at))) return true
      if (!thing && DOES.test(sentence.slice(at + name.length))) return true
    }
  }
  return false
}
