/**
 * The kind of thing that a name or term means, by its form and its tag; names are only exchanged for names of one kind.
 * Forms are in Simplified.
 */
import { isGeneralWord } from '../word-lists/general-words.ts'

/** Kinds with a question word of their own; other kinds are `generic:` with a tag. */
export const NAME_KINDS = [
  'person',
  'monarch',
  'country',
  'empire',
  'dynasty',
  'province',
  'city',
  'county',
  'river',
  'lake',
  'sea',
  'mountain',
  'island',
  'continent',
  'place',
  'organisation',
  'school',
  'bank',
  'company',
  'party',
  'army',
  'war',
  'treaty',
  'law',
  'movement',
  'work',
  'period',
  'language',
  'religion',
  'people',
  'theory',
  'substance',
  'device',
  'organ',
  'living',
  'star',
  'latin',
  'term',
] as const
export type NameKind = (typeof NAME_KINDS)[number]

const COUNTRIES = new Set(
  '中国 日本 美国 英国 法国 德国 意大利 义大利 俄罗斯 俄国 苏联 印度 韩国 朝鲜 越南 泰国 缅甸 老挝 柬埔寨 马来西亚 新加坡 印尼 印度尼西亚 菲律宾 澳大利亚 澳洲 新西兰 纽西兰 加拿大 墨西哥 巴西 阿根廷 智利 秘鲁 哥伦比亚 西班牙 葡萄牙 荷兰 比利时 瑞士 瑞典 挪威 丹麦 芬兰 波兰 捷克 匈牙利 奥地利 希腊 土耳其 伊朗 伊拉克 叙利亚 以色列 沙特阿拉伯 埃及 南非 尼日利亚 肯尼亚 埃塞俄比亚 利比亚 摩洛哥 阿尔及利亚 古巴 乌克兰 罗马尼亚 保加利亚 塞尔维亚 克罗地亚 爱尔兰 冰岛 蒙古国 巴基斯坦 孟加拉国 斯里兰卡 尼泊尔 阿富汗'.split(
    ' ',
  ),
)
const CITIES = new Set(
  '北京 上海 天津 重庆 南京 广州 深圳 杭州 苏州 武汉 成都 西安 洛阳 开封 长安 沈阳 大连 青岛 济南 福州 厦门 泉州 昆明 贵阳 桂林 南宁 兰州 西宁 哈尔滨 长春 台北 台南 台中 高雄 基隆 东京 大阪 京都 奈良 横滨 名古屋 神户 首尔 汉城 平壤 釜山 河内 曼谷 雅加达 吉隆坡 马尼拉 新德里 孟买 加尔各答 伦敦 巴黎 柏林 慕尼黑 汉堡 罗马 米兰 威尼斯 佛罗伦萨 那不勒斯 马德里 巴塞罗那 里斯本 阿姆斯特丹 布鲁塞尔 日内瓦 维也纳 布拉格 布达佩斯 华沙 莫斯科 圣彼得堡 基辅 雅典 伊斯坦布尔 君士坦丁堡 耶路撒冷 大马士革 巴格达 开罗 亚历山大港 纽约 华盛顿 芝加哥 波士顿 费城 旧金山 洛杉矶 多伦多 墨尔本 悉尼'.split(
    ' ',
  ),
)
const PROVINCES = new Set(
  '河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆'.split(
    ' ',
  ),
)
const CONTINENTS = new Set('亚洲 欧洲 非洲 北美洲 南美洲 大洋洲 南极洲'.split(' '))
const DYNASTY =
  /^(?:[夏商周秦汉晋隋唐宋元明清辽金]|东汉|西汉|东周|西周|北宋|南宋|后周|北魏|东晋|西晋|南朝|北朝)(?:朝|代)$|^(?:东汉|西汉|东周|西周|北宋|南宋|北魏|东晋|西晋|后金|西夏)$/
const SURNAME =
  '嬴项晁班赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻苏潘葛范彭郎鲁韦昌马苗凤方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于傅齐康伍余顾孟黄穆萧尹姚邵汪祁毛禹狄贝明计伏成戴谈宋庞熊纪舒屈项祝董梁杜阮蓝闵席季贾路江童颜郭梅盛林钟徐邱骆高夏蔡田樊胡凌霍虞万柯管卢莫房丁邓洪包左石崔吉龚程邢裴陆荣翁荀羊甄曲封储靳段富焦巴山谷车侯班秋仲伊宫宁仇栾甘厉戎武符刘景詹束龙叶幸司黎薄印白怀蒲从索籍赖卓屠蒙池乔闻党翟谭劳申扶堵冉宰桑桂牛寿通边燕浦尚温庄晏柴阎连习容向古易戈廖终暨居衡步都耿满弘匡国文寇广欧沃越夔隆师巩聂晁勾敖融冷辛阚那简饶曾关'
const OWN_NAME = new RegExp(`^(?:[${SURNAME}]|司马|欧阳|诸葛|上官|夏侯|皇甫|尉迟|公孙|慕容)[\\u4e00-\\u9fff]{1,2}$`)
/** Characters with which foreign names are written. */
const FOREIGN = new Set(
  '阿埃艾安奥巴拜班鲍贝本比彼波伯博布查达戴丹德迪蒂丁杜多恩尔法菲费芬佛夫弗福盖高戈哥格古哈海汉赫亨胡华霍基吉加贾杰金卡凯坎康考柯科克肯库奎拉莱兰朗劳勒雷黎李里丽利莉列林龙隆卢鲁路伦罗洛马玛麦曼茂梅门蒙米密敏莫默穆纳娜南内尼妮聂宁纽努诺欧帕潘佩皮珀普齐奇契乔切琼丘让热仁荣若萨塞赛桑瑟森沙莎生圣施史士舒斯丝思司苏索塔泰坦汤唐特藤提托陀瓦万旺威韦维卫温文翁沃乌伍武西希锡夏谢辛休雅亚扬耶叶伊易因尤约泽扎詹芝朱兹佐答剌烈汗',
)
/** Whether a form may be a man's name: surname and given name, or a foreign name of three characters and more. */
const mayBeMan = (plain: string): boolean =>
  OWN_NAME.test(plain) ||
  (plain.length >= 3 && plain.length <= 6 && [...plain].every((character) => FOREIGN.has(character)))
const MONARCH = /(?:[一二三四五六七八九十]世|天皇|大帝|[太高世神仁徽英宪成武孝][祖宗]|.汗)$/
/** 漢武帝, 秦始皇, 孔子: emperors by their posthumous names, and masters. */
const EMPEROR_OR_MASTER =
  /^(?:[秦汉魏晋隋唐宋元明清周齐梁陈西东南北蜀吴]{0,2}[文武景宣元明昭光灵献炀平顺惠哀孝成献]{1,2}帝|秦始皇|始皇帝|(?:康熙|雍正|乾隆|光绪|宣统|永乐|洪武|崇祯)帝?|[孔孟老庄荀墨列管]子|韩非子|孙子|鬼谷子)$/
/** The dictionary takes places and peoples for names of men. */
const NOT_A_PERSON = /^.军|^[于在与和及被把]|[人国朝族军党]$/
const TRANSLITERATED = /^[\u4e00-\u9fff]{1,7}(?:[·‧・•．][\u4e00-\u9fff]{1,8}){1,3}$/

const TREATY = /(?:条约|协定|和约|公约|盟约|宣言|公报|协议|宪章)$/
const LAW = /(?:宪法|法|法案|法令|条例|诏|令|典|律|规定|决议)$/

const SUFFIXES: readonly (readonly [RegExp, NameKind])[] = [
  [/.(?:战争|之战|战役|起义|之乱|之变|事变|政变|会战|海战|围城战)$/, 'war'],
  [/.(?:条约|协定|和约|宪章|公约|盟约)$/, 'treaty'],
  [/.(?:宪法|法案|条例)$/, 'law'],
  [/.(?:运动|革命|变法|维新|改革)$/, 'movement'],
  [/.(?:银行)$/, 'bank'],
  [/.(?:公司|集团)$/, 'company'],
  [/.(?:大学|学院|中学|小学|书院)$/, 'school'],
  [/.(?:共产党|国民党|民主党|自由党|共和党|工党|党)$/, 'party'],
  [/.(?:军团|军|舰队)$/, 'army'],
  [
    /.(?:委员会|协会|学会|组织|联盟|总署|总局|政府|法院|议会|国会|研究所|基金会|教廷|海关|理事会|联合国|总督府|交易所|博物馆|图书馆)$/,
    'organisation',
  ],
  [/.(?:帝国|王国|汗国|公国|苏丹国|侯国)$/, 'empire'],
  [/.(?:共和国|联邦)$/, 'country'],
  [/..国$/, 'empire'],
  [/.(?:王朝)$/, 'dynasty'],
  [MONARCH, 'monarch'],
  [/.(?:省|自治区)$/, 'province'],
  [/.(?:市|城|都|堡)$/, 'city'],
  [/.(?:县|郡|府)$/, 'county'],
  [/.(?:运河|河|江|溪)$/, 'river'],
  [/.(?:湖|潭|水库)$/, 'lake'],
  [/[^汗](?:海峡|海|洋|湾)$/, 'sea'],
  [/.(?:山脉|山|峰|岭)$/, 'mountain'],
  [/.半岛$/, 'place'],
  [/.(?:群岛|岛)$/, 'island'],
  [/.(?:时代|时期|世纪|年间)$/, 'period'],
  [
    /^(?:汉|华|英|日|法|德|俄|韩|粤|闽南|客家|拉丁|希腊|阿拉伯|蒙古|满|藏|梵|西班牙|葡萄牙|意大利|波斯|突厥|印地|越南|泰|马来|荷兰|瑞典|波兰|希伯来|斯拉夫|土耳其)(?:语|文)$/,
    'language',
  ],
  [/.(?:教|教派)$/, 'religion'],
  [/.(?:民族|族|人)$/, 'people'],
  [/.(?:主义|定律|定理|学说|论|法则|原理|方程)$/, 'theory'],
  [/.(?:素|酸|盐|碱|氢|氧|氮|酶|糖|蛋白|氧化物|化物|金属)$/, 'substance'],
  [/.(?:器|机|仪|镜|计|炉|炮|车)$/, 'device'],
  [/.(?:心房|心室|瓣|膜|骨|肌|腺|组织)$/, 'organ'],
  [/.(?:科|属|目|纲|亚科|亚目)$/, 'living'],
  [/.(?:恒星|矮星|巨星|星云|星)$/, 'star'],
]

const PLACES: ReadonlySet<NameKind> = new Set([
  'province',
  'city',
  'county',
  'river',
  'lake',
  'sea',
  'mountain',
  'island',
])

/** Words that end as a kind does without being of it. */
const NOT_OF_KIND =
  /^(?:.*[城碉古]堡|[瓮内外皇宫土]城|通车|停车|开车|试车|下车|上车|乘车|.*(?:危机|英机)|后者|前者|两者|二者|三者|热带海洋|深海|上市|入市|开市|直辖市|县级市|地级市|省辖市)$|^(?:电力|铁路|保险|石油|航空|贸易|外国|私营|国营|跨国)公司$|^(?:[率派出进驻参从][军党]|[国公私市]立|[一二三四五六七八九十]+年)|(?:协约国|同盟国|轴心国|保护国|参战国|城市|都市|首都|两党|各党|政党|联合国|各国|列国|王国|敌国|邻国|盟国|他国|外国|诸国|强国|两国|大国|小国|三国|联盟国|成员国|殖民国|社会主义国|(?:朝|国|代)人)$|^(?:大汗|可汗|汗|普通人|平民|外国人|外地人|本地人|年轻人|行省|都城|(?:新|旧|临时|中央|地方|联邦|当地|军|伪|市|省|县)政府|人民|论文|作文|英文名|中文名|国文|条文|公文|散文|本文|全文|原文|正文|征文|铭文|碑文|天文|人文|水文|工人|军人|商人|女人|男人|老人|病人|诗人|主人|客人|敌人|众人|个人|他人|本人|私人|成人|名人|友人|亲人|家人|族人|传人|证人|犯人|新人|艺人|盲人|巨人|后人|先人|前人|当事人|负责人|候选人|主持人|创始人|创办人|发明人|代理人|继承人|继任人|大臣人|国人|首都|古都|故都|旧都|国都|定都|迁都|大都市|城市|都市|政府|首府|官府|幕府|总计|统计|设计|会计|飞机|危机|时机|动机|有机|无机|投机|司机|随机|武器|乐器|军队|大军|将军|敌军|联军|援军|冠军|亚军|季军|全军|海军|陆军|空军|守军|驻军|我军|结论|讨论|理论|言论|舆论|评论|争论|议论|无论|不论|因素|元素|要素|朴素|红海洋|大海|沿海|公海|出海|航海|江湖|江山|火山|高山|登山|矿山|名山|小岛|全岛|本岛|离岛|主岛|岛屿|宗教|任教|执教|请教|学科|专科|本科|外科|内科|教科|题目|节目|项目|数目|账目|科目|盲目|王国|帝国|共和国|国家|明星|歌星|影星|球星|流星|组织|大学|学院|小学|中学|银行|公司|集团|县市|省市|战争|战役|革命|改革|运动|协会|委员会|皇帝|天皇|女王|国王|太后|皇后|时代|时期|车站|火车|汽车|列车|电车|公车|马车|战车)$/

/**
 * The kind of a name or term in Simplified form with jieba's tag; `term` for other nouns, undefined for what is no
 * fit answer.
 * `isPerson` is asked of forms that may be names of men, before their ending is looked at (孫中山 is no mountain).
 */
export function kindOf(
  plain: string,
  tag: string,
  isPerson: (plain: string) => boolean = () => false,
): NameKind | undefined {
  if (plain.length < 2 || plain.length > 12) return undefined
  const title = /^《([^《》]+)》$/.exec(plain)?.[1]
  if (title) return TREATY.test(title) ? 'treaty' : LAW.test(title) ? 'law' : 'work'
  if (TRANSLITERATED.test(plain)) return 'person'
  // Lower case is code (num, begin) as often as a name.
  if (/^[A-Za-z][A-Za-z0-9.+-]*$/.test(plain)) return /^[A-Z]/.test(plain) ? 'latin' : undefined
  if (COUNTRIES.has(plain)) return 'country'
  if (CITIES.has(plain)) return 'city'
  if (PROVINCES.has(plain)) return 'province'
  if (CONTINENTS.has(plain)) return 'continent'
  if (DYNASTY.test(plain)) return 'dynasty'
  if (EMPEROR_OR_MASTER.test(plain)) return 'person'
  if (tag.startsWith('nr') && mayBeMan(plain) && !MONARCH.test(plain) && !NOT_A_PERSON.test(plain) && isPerson(plain))
    return 'person'
  // 三角洲 and 海溝 are tagged as places: a class of them is meant.
  if (COMMON_LANDFORM.test(plain)) return 'term'
  if (plain.endsWith('长城')) return 'term'
  if (NOT_OF_KIND.test(plain) || isGeneralWord(plain) || (tag === 'l' && NOT_A_NOUN.test(plain))) return undefined
  const suffix = SUFFIXES.find(([pattern]) => pattern.test(plain))?.[1]
  // 上市 and 出海 end like places; a place of two characters stands in the dictionary.
  const doubtful = suffix !== undefined && plain.length === 2 && PLACES.has(suffix) && tag !== 'ns'
  // A name of a man by the dictionary that ends as a place or a people is surely neither of them.
  if (
    suffix &&
    tag.startsWith('nr') &&
    plain.length === 2 &&
    (suffix === 'device' || suffix === 'organ' || suffix === 'substance' || suffix === 'living' || suffix === 'star')
  )
    return isPerson(plain) ? 'person' : 'term'
  // 蔣經國 is no empire.
  if (suffix === 'empire' && OWN_NAME.test(plain) && !/王国|帝国|汗国|公国/.test(plain) && tag !== 'ns')
    return undefined
  if (suffix === 'empire' && !/王国|帝国|汗国|公国/.test(plain) && !/^n[stzr]/.test(tag)) return undefined
  if (suffix === 'mountain' && KIND_OF_VOLCANO.test(plain)) return 'term'
  if (suffix && tag.startsWith('nr') && (suffix === 'people' || (PLACES.has(suffix) && mayBeMan(plain))))
    return undefined
  if (
    suffix === 'people' &&
    plain.endsWith('人') &&
    !OF_A_PEOPLE.test(plain) &&
    !COUNTRIES.has(plain.slice(0, -1)) &&
    !PROVINCES.has(plain.slice(0, -1)) &&
    !CITIES.has(plain.slice(0, -1))
  )
    return undefined
  if (suffix && !doubtful) return suffix
  // 蒙哥: the dictionary takes a man for a place.
  if (tag === 'ns') return mayBeMan(plain) && isPerson(plain) ? undefined : 'place'
  if (/^(n|nz|nt|l|j|eng|nr|nrt)$/.test(tag)) return 'term'
  return undefined
}

const COMMON_LANDFORM =
  /^(?:三角洲|河曲|海沟|新市镇|牛轭湖|冲积扇|峡谷|盆地|平原|高原|丘陵|沙漠|瀑布|河口|河床|河道|断层|裂谷|冰川|沙丘|沙滩|中洋脊|湖泊|海岸)$/
/** Kinds of volcano, not mountains of their own. */
const KIND_OF_VOLCANO = /^(?:活|死|休眠|盾状|层状|复式|海底|复合|泥)火山$/

/** 蒙古人 is of a people, 製片人 of a trade. */
const OF_A_PEOPLE =
  /(?:蒙古|色目|契丹|女真|党项|突厥|波斯|阿拉伯|犹太|希腊|罗马|斯拉夫|日耳曼|凯尔特|诺曼|保加利亚|威尼斯|热那亚|闽南|广府|潮州|潮汕|客家|福建|水上|因纽特|印第安|维京|匈奴|鲜卑|回鹘|吐蕃|土耳其|塞尔维亚|亚述|巴比伦|腓尼基|玛雅|阿兹特克|印加|欧洲|亚洲|非洲)人$/

/** Idioms and verbs with their complements, which the dictionary tags as set phrases. */
const NOT_A_NOUN =
  /^(?:表达|遗留|一律|提高|降低|减少|增加|加强|进行|实现|取得|发挥|形成|产生)|世界各地|下来$|[数之其而不以为有无]|(?:到|成|出|起来|入|于|给|在|了)$/
