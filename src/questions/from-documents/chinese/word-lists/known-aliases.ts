/**
 * Names under which history and geography know one thing, in Simplified: neither may stand as a wrong option beside the
 * other.
 */

/** Whether two names mean one thing, or places on one spot, by common knowledge. */
export function areKnownAliases(a: string, b: string): boolean {
  const group = groupOf(a)
  return untitled(a) === untitled(b) || (group !== undefined && group === groupOf(b))
}

/** 忽必烈汗 is 忽必烈; 可汗 is nobody. */
const untitled = (plain: string): string => (plain.length > 3 && plain.endsWith('汗') ? plain.slice(0, -1) : plain)

const groupOf = (plain: string): number | undefined => GROUP_OF.get(plain) ?? GROUP_OF.get(untitled(plain))

/** The other names of a thing, none when it is not in the list. */
export function otherNamesOf(plain: string): readonly string[] {
  const group = GROUP_OF.get(plain)
  return group === undefined ? [] : GROUPS[group]!.filter((name) => name !== plain)
}

/** The first of the names of one thing, or the name itself. */
export function canonicalName(plain: string): string {
  const group = GROUP_OF.get(plain)
  return group === undefined ? plain : GROUPS[group]![0]!
}

const GROUPS = `
汉文帝 文帝
汉景帝 景帝
光武帝 刘秀 汉光武帝
魏武帝 曹操
魏文帝 曹丕
晋武帝 司马炎
隋文帝 杨坚
隋炀帝 杨广
唐高祖 李渊
唐玄宗 李隆基 唐明皇
雍正 雍正帝 清世宗
孔子 孔丘 仲尼
孟子 孟轲
老子 李耳
立法会 立法机关 立法机构
行政长官 特首
同盟会 中国同盟会
红血球 红细胞
白血球 白细胞
线粒体 粒线体
微血管 毛细血管
北京 大都 元大都 燕京 中都 金中都 北平 幽州 顺天府 京师
南京 建康 金陵 应天 应天府 建业 江宁 集庆
西安 长安 京兆
杭州 临安 临安府
开封 汴京 汴梁 东京汴梁
洛阳 东都 神都
沈阳 盛京 奉天
上都 开平 元上都 开平府
和林 哈拉和林 哈剌和林
广州 番禺 羊城
泉州 刺桐
君士坦丁堡 伊斯坦布尔 拜占庭 新罗马
东京 江户
京都 平安京
首尔 汉城 汉阳
圣彼得堡 列宁格勒 彼得格勒
胡志明市 西贡
东罗马帝国 拜占庭帝国 东罗马 拜占庭 罗马帝国
奥斯曼帝国 鄂图曼帝国 奥斯曼土耳其 奥托曼帝国
神圣罗马帝国 德意志第一帝国
法兰克王国 法兰克帝国
苏联 苏维埃 苏俄 俄国 俄罗斯 俄罗斯帝国 沙俄
中国 中华人民共和国 中华民国 中国大陆
韩国 南韩 大韩民国
朝鲜 北韩 北朝鲜
英国 英格兰 大不列颠 联合王国 大英帝国
美国 美利坚 美利坚合众国
德国 德意志 普鲁士 德意志帝国
意大利 义大利
荷兰 尼德兰
伊朗 波斯
泰国 暹罗
蒙古国 蒙古帝国 大蒙古国 蒙古
伊儿汗国 伊利汗国
金帐汗国 钦察汗国
元朝 元代 大元
明朝 明代 大明
清朝 清代 大清 满清 后金
宋朝 北宋 南宋 宋代
汉朝 西汉 东汉 汉代
晋朝 西晋 东晋
唐朝 唐代 大唐
忽必烈 元世祖
成吉思汗 铁木真 元太祖
蒙哥 蒙哥汗 元宪宗
窝阔台 窝阔台汗 元太宗
朱元璋 明太祖 洪武帝
朱棣 明成祖 永乐帝
李世民 唐太宗
赵匡胤 宋太祖
嬴政 秦始皇 始皇帝 秦王政
刘邦 汉高祖
刘彻 汉武帝
康熙 康熙帝 玄烨 清圣祖
乾隆 乾隆帝 弘历 清高宗
溥仪 宣统 宣统帝
元惠宗 元顺帝
孙中山 孙文 孙逸仙 孙总理
蒋介石 蒋中正
毛泽东 毛主席
国民党 中国国民党
共产党 中国共产党 中共
第一次世界大战 一战 欧战
第二次世界大战 二战
鸦片战争 第一次鸦片战争
甲午战争 中日战争
抗日战争 中日战争
台湾 福尔摩沙
香港 香港岛
亚洲 东亚
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const GROUP_OF = new Map(GROUPS.flatMap((group, index) => group.map((name) => [name, index] as const)))
