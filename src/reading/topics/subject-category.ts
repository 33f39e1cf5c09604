/** Guesses the school subject of a document from its words. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { fieldsOf } from '#lexicon/choose-fields.ts'
import type { FieldName } from '#lexicon/fields.ts'
import type { Term } from './found-topic.ts'

/**
 * The subject of the lexicon's field that the text names by far the most of; undefined where two vie. `text` of a Chinese
 * document in Traditional characters.
 */
export function subjectOfFields(text: string, language: PaperLanguage): string | undefined {
  const [first, second] = fieldsOf(text, isChinese(language))
  if (first === undefined || first.weight < SURE_WEIGHT) return undefined
  const subject = SUBJECT_OF_FIELD[first.name]
  const isClear = second === undefined || second.share < VYING || SUBJECT_OF_FIELD[second.name] === subject
  return isClear ? subject : undefined
}
/** Of the names by which a field is told: some ten that mean one thing alone. */
const SURE_WEIGHT = 8
const VYING = 0.6
const SUBJECT_OF_FIELD: Readonly<Partial<Record<FieldName, string>>> = {
  biology: 'Biology',
  chemistry: 'Chemistry',
  physics: 'Physics',
  geography: 'Geography',
  'chinese-history': 'History',
  'world-history': 'History',
  economics: 'Economics',
  psychology: 'Psychology',
  sociology: 'Sociology',
}

/**
 * The subject's English name, or 'General' when no subject's words are clearly more than another's, or when the parts
 * of the document (the blocks of each topic) mostly
 * speak for other subjects than the whole: a reader of mixed articles is of no one subject.
 */
export function subjectCategory(
  terms: readonly Term[],
  parts: readonly (readonly number[])[],
  language: PaperLanguage,
): string {
  const whole = leadingSubject(terms, language, WHOLE)
  const others = parts
    .map((blocks) => leadingSubject(termsInside(terms, new Set(blocks)), language, PART))
    .filter((subject) => subject !== undefined)
  const agreeing = others.filter((subject) => subject === whole).length
  return whole !== undefined && agreeing * 2 >= others.length ? whole : TOPIC_DEFAULTS.category
}

/** Terms said mostly in these blocks, in their order. */
function termsInside(terms: readonly Term[], blocks: ReadonlySet<number>): Term[] {
  return terms.filter((term) => term.blocks.filter((block) => blocks.has(block)).length * 2 > term.blocks.length)
}

/** The subject that clearly leads by the words of the best terms. */
function leadingSubject(terms: readonly Term[], language: PaperLanguage, wanted: Lead): string | undefined {
  // Keys of Chinese terms are in Simplified characters.
  const read = terms.slice(0, TERMS_READ).map(({ form, key }) => (language === 'en' ? form.toLowerCase() : key))
  const scores = Object.entries(SUBJECT_WORDS).map(([subject, { en, zh }]) => ({
    subject,
    score: language === 'en' ? scoreEnglish(read, en) : scoreChinese(read, zh),
  }))
  const [first, second] = scores.toSorted((a, b) => b.score - a.score)
  if (first === undefined || second === undefined) return undefined
  return first.score >= wanted.score && first.score >= wanted.times * second.score ? first.subject : undefined
}

const TERMS_READ = 120
/**
 * How much a subject needs, and how many times as much as the next. A score of 1.2 is about that of the two or three
 * best terms, or of six lesser ones.
 */
type Lead = { readonly score: number; readonly times: number }
const WHOLE: Lead = { score: 1.2, times: 1.25 }
/** A part only leans to a subject: it has few terms of its own. */
const PART: Lead = { score: 0.4, times: 1.05 }

function scoreEnglish(terms: readonly string[], words: string): number {
  const wanted = words.split(' ')
  const matches = (word: string): boolean =>
    wanted.some((beginning) =>
      beginning.length > SHORT_WORD ? word.startsWith(beginning) : word === beginning || word === `${beginning}s`,
    )
  return scoreBy(terms, (term) => term.split(/[\s-]+/).some(matches))
}

/** "war" is not the beginning of "water". */
const SHORT_WORD = 4

function scoreChinese(terms: readonly string[], words: string): number {
  const wanted = words.split(' ')
  return scoreBy(terms, (term) => wanted.some((word) => term.includes(word)))
}

/** The better a term, the more it says. */
const scoreBy = (terms: readonly string[], matches: (term: string) => boolean): number =>
  terms.reduce((sum, term, rank) => sum + (matches(term) ? 1 / Math.log2(3 + rank) : 0), 0)

/** English: words, of more than four letters also as beginnings. Chinese: parts of words, in Simplified characters. */
const SUBJECT_WORDS: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  Biology: {
    en: 'cell membran organism speci enzym protein gene genes genetic photosynth chloroplast ecosystem bacteri tissue mitochond chromosom dna rna atp plant animal predator population pigment chlorophyll autotroph heterotroph stroma thylakoid calvin digest nutrient vitamin carbohydrat stomach intestin bile blood liver',
    zh: '细胞 生物 蛋白 基因 酶 光合 心脏 心室 血液 器官 组织液 植物 动物 物种 染色体 消化 维生素 营养 人体',
  },
  Chemistry: {
    en: 'atom molecul acid alkali reactant chemical oxid element compound bond catalyst mole',
    zh: '原子 分子 离子 化学 氧化 酸 碱 元素 化合物 反应物 催化',
  },
  Physics: {
    en: 'force energ velocit accelerat momentum newton mass friction kinetic motion wave electric magnet gravit thermal',
    zh: '电流 电压 电荷 磁场 力学 速度 加速 能量 物理 电力 电学 电磁 静电 重力 光学',
  },
  Mathematics: {
    en: 'equation polynomial triangle theorem fraction algebra geometr quadratic function integer probabilit graph coefficient',
    zh: '方程 函数 三角形 定理 代数 几何 概率 多项式 数学 分数',
  },
  Psychology: {
    en: 'psycholog memor conscious sleep condition reinforc learn behavior behaviour cognit emotion personalit stimulus brain',
    zh: '心理 记忆 意识 认知 情绪 人格 行为主义',
  },
  Sociology: {
    en: 'sociolog famil marriag cultur societ social norm divorc subcultur ethnocentr household',
    zh: '社会学 家庭 婚姻 文化人类 社会化 阶层',
  },
  History: {
    en: 'empire dynast war king emperor treaty revolution coloni centur reign military conquest historical',
    zh: '帝国 皇帝 朝 战争 可汗 历史 王 革命 忽必烈 蒙古 天皇 幕府 政权 条约 起义 维新 清政府 太后 殖民 民国',
  },
  Geography: {
    en: 'climat river mountain erosion urban population map continent rainfall migration census',
    zh: '人口 气候 河流 地理 城市 地形 移民 普查 区议会 聚居 籍贯 新市镇',
  },
  Economics: {
    en: 'market price demand supply inflation trade econom tax currenc bank monetary',
    zh: '经济 货币 人民币 汇率 市场 价格 银行 贸易 纸币',
  },
  'Computer Science': {
    en: 'software program algorithm comput compiler javascript data code trace server file network kernel interpreter',
    zh: '软件 程序 系统管理 文件 档案 套件 指令 网络 服务器 伺服器 计算机 电脑 命令 字体 宏包 排版 编译',
  },
}
