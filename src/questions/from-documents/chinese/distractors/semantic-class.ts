/** The semantic class of a term by its word or ending (`class-table.ts`), or by what its definition says it is. */
import { CLASS_TABLE, SEMANTIC_CLASSES, type SemanticClass } from '../word-lists/class-table.ts'

/** The class of a term in Simplified, or undefined where its form does not tell. */
export function classOf(plain: string): SemanticClass | undefined {
  const whole = WORDS.get(plain)
  if (whole) return whole
  if (NOT_OF_CLASS.test(plain)) return undefined
  for (let length = Math.min(LONGEST_END, plain.length - 1); length > 0; length -= 1) {
    const found = ENDS.get(plain.slice(-length))
    if (found) return found
  }
  return undefined
}

/**
 * What a meaning (Simplified, as it follows 是 or 是指) says that its term is: the class of the noun that closes its
 * first clause, else that noun itself as `genus:原則`.
 * "…的膠狀物質，是…" → substance.
 */
export function genusOf(meaning: string): string {
  const head = (/^[^，；]+/.exec(meaning)?.[0] ?? meaning).replace(/(?:之一|的总称|的统称|的总和)$/, '')
  for (const [pattern, genus] of GENERA) if (pattern.test(head)) return genus
  return classOf(head.slice(-4)) ?? classOf(head.slice(-3)) ?? classOf(head.slice(-2)) ?? `genus:${head.slice(-2)}`
}

/** Classes that one chapter treats together; undefined for others and for what is no class. */
export const fieldOf = (sense: string): string | undefined =>
  Object.entries(FIELDS).find(([, classes]) => classes.some((one) => one === sense))?.[0]

const FIELDS: Readonly<Record<string, readonly SemanticClass[]>> = {
  life: [
    'organ',
    'cell_part',
    'cell',
    'process',
    'plant_part',
    'body_system',
    'substance',
    'disease',
    'microbe',
    'animal',
    'plant',
  ],
  earth: ['landform', 'earth_layer', 'weather', 'climate', 'landform_process', 'rock', 'celestial'],
  matter: [
    'quantity',
    'force',
    'energy',
    'wave',
    'sound_quality',
    'device',
    'phase_change',
    'light_behaviour',
    'state_of_matter',
    'separation',
    'angle',
  ],
  society: ['institution', 'system', 'right', 'principle', 'policy', 'office', 'tax', 'social_process'],
  custom: ['festival', 'custom', 'food'],
  arts: ['art', 'script', 'building', 'building_part', 'technique'],
}

/** Nouns of definitions that name a class rather than a member of it. */
const GENERA: readonly (readonly [RegExp, SemanticClass])[] = [
  [/过程$/, 'process'],
  [/现象$/, 'phenomenon'],
  [/原则$/, 'principle'],
  [/权利$/, 'right'],
  [/物质$/, 'substance'],
  [/(?:地貌|地形|湖泊|平原|盆地|火山|山谷|河道)$/, 'landform'],
  [/疾病$/, 'disease'],
  [/(?:制度|政体)$/, 'system'],
  [/(?:器官|腺体)$/, 'organ'],
  [/(?:机构|机关|组织|政党|政府部门)$/, 'institution'],
  [/(?:的人|人物|人员|人士)$/, 'role'],
  [/(?:理论|学说|思想|主张)$/, 'thought'],
  [/(?:仪器|装置|工具|设备|器具)$/, 'device'],
  [/(?:方法|技术|手段)$/, 'method'],
  [/(?:节日)$/, 'festival'],
  [/(?:作品|著作|小说|字典|诗集|通史|总集|史书)$/, 'work'],
  [/(?:动物|昆虫)$/, 'animal'],
  [/(?:植物|乔木|灌木)$/, 'plant'],
  [/(?:比例|比率|百分比|数量|次数|高低|强弱|大小|快慢|程度)$/, 'quantity'],
  [/(?:软件|程序)$/, 'software'],
  [/(?:路线|通道)$/, 'route'],
  [/(?:降雨|风)$/, 'weather'],
  [/(?:民居|建筑|宫殿)$/, 'building'],
  [/(?:能力)$/, 'ability'],
  [/(?:战争|起义|运动|事件)$/, 'event'],
  [/(?:声音)$/, 'wave'],
  [/(?:民族)$/, 'people'],
]

/** End as a class does without being of it. */
const NOT_OF_CLASS =
  /^(?:.+(?:危机|时机|动机|英机|司机|投机|转机|契机|设计|统计|估计|预计|礼仪|会员|成员|官员|因素)|.{0,2}(?:气象|大|中|小)局|[格结布时骗]局|功能|可能|本能|才能|程度|角度|态度|印度|季节|环节|关节|情节|细节|章节|主权|政权|霸权|特权|授权|版权|作者|记者|学者|读者|或者|成员|人员|官员|会员|动员|法则|办法|想法|看法|说法|做法|宪法|基本法|语法|书法|用法|司法|立法|执法|非法|合法|方法|无法|艺术|技术|学术|战术|美术|武术|讨论|言论|舆论|结论|理论|无论|弊病|毛病|因素|元素|要素|命令|司令|口令|指令|法令|号令|夏令|机器|武器|乐器|时机|飞机|危机|有机|动机|手机|统计|设计|总计|估计|会计|流星雨|效率|利率|税率|概率|王宫|子宫|纪元|公元|单元|状元|多元|美元化|火星文|明星|歌星|生活圈|北极圈|南极圈|商圈|城市|环境|标本|标志)$/

const WORDS = new Map<string, SemanticClass>()
const ENDS = new Map<string, SemanticClass>()
for (const name of SEMANTIC_CLASSES) {
  const { words, ends } = CLASS_TABLE[name]
  for (const word of words?.split(' ') ?? []) if (!WORDS.has(word)) WORDS.set(word, name)
  for (const end of ends?.split(' ') ?? []) if (!ENDS.has(end)) ENDS.set(end, name)
}
const LONGEST_END = Math.max(...[...ENDS.keys()].map(({ length }) => length))
