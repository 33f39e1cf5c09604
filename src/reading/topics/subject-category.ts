/** Guesses the school subject of a document from its words. */
import type { Language } from '#domain/language.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { toSimplified } from '../words/convert-chinese.ts'
import type { Term } from './found-topic.ts'

/** The subject's English name, or 'General' when no subject's words are clearly more than another's. */
export function subjectCategory(terms: readonly Term[], language: Language): string {
  const scores = Object.entries(SUBJECT_WORDS).map(([subject, { en, zh }]) => ({ subject, score: language === 'en' ? scoreEnglish(terms, en) : scoreChinese(terms, zh) }))
  const [first, second] = scores.toSorted((a, b) => b.score - a.score)
  return first!.score >= LEAST_SCORE && first!.score >= 1.25 * second!.score ? first!.subject : TOPIC_DEFAULTS.category
}

const LEAST_SCORE = 1.2
const TERMS_READ = 120

function scoreEnglish(terms: readonly Term[], words: string): number {
  const wanted = words.split(' ')
  return scoreBy(terms, ({ form }) => form.toLowerCase().split(/[\s-]+/).some((word) => wanted.some((beginning) => word.startsWith(beginning))))
}

function scoreChinese(terms: readonly Term[], words: string): number {
  const wanted = words.split(' ')
  return scoreBy(terms, ({ form }) => {
    const simplified = toSimplified(form)
    return wanted.some((word) => simplified.includes(word))
  })
}

const scoreBy = (terms: readonly Term[], matches: (term: Term) => boolean): number => terms.slice(0, TERMS_READ).reduce((sum, term) => sum + (matches(term) ? 0.1 + term.confidence : 0), 0)

/** English: beginnings of words. Chinese: parts of words, in Simplified characters. */
const SUBJECT_WORDS: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  Biology: { en: 'cell membran organism speci enzym protein gene photosynth chloroplast ecosystem bacteri tissue mitochond chromosom dna rna atp plant animal predator population pigment chlorophyll autotroph heterotroph stroma thylakoid calvin digest nutrient vitamin carbohydrat stomach intestin bile blood liver', zh: '细胞 生物 蛋白 基因 酶 光合 心脏 心室 血液 器官 组织液 植物 动物 物种 染色体 消化 维生素 营养 人体' },
  Chemistry: { en: 'atom molecul acid alkali reactant chemical oxid element compound bond catalyst mole', zh: '原子 分子 离子 化学 氧化 酸 碱 元素 化合物 反应物 催化' },
  Physics: { en: 'force energ velocit accelerat momentum newton mass friction kinetic motion wave electric magnet gravit thermal', zh: '电流 电压 电荷 磁场 力学 速度 加速 能量 物理 电力 电学 电磁 静电 重力 光学' },
  Mathematics: { en: 'equation polynomial triangle theorem fraction algebra geometr quadratic function integer probabilit graph coefficient', zh: '方程 函数 三角形 定理 代数 几何 概率 多项式 数学 分数' },
  Psychology: { en: 'psycholog memor conscious sleep condition reinforc learn behavior behaviour cognit emotion personalit stimulus brain', zh: '心理 记忆 意识 认知 情绪 人格 行为主义' },
  Sociology: { en: 'sociolog famil marriag cultur societ social norm divorc subcultur ethnocentr household', zh: '社会学 家庭 婚姻 文化人类 社会化 阶层' },
  History: { en: 'empire dynast war king emperor treaty revolution coloni centur reign military conquest historical', zh: '帝国 皇帝 朝 战争 可汗 历史 王 革命 忽必烈 蒙古 天皇 幕府 政权' },
  Geography: { en: 'climat river mountain erosion urban population map continent rainfall migration census', zh: '人口 气候 河流 地理 城市 地形 移民 普查 区议会' },
  Economics: { en: 'market price demand supply inflation trade econom tax currenc bank monetary', zh: '经济 货币 人民币 汇率 市场 价格 银行 贸易 纸币' },
  'Computer Science': { en: 'software program algorithm comput compiler javascript data code trace server file network kernel interpreter', zh: '软件 程序 系统管理 文件 档案 套件 指令 网络 服务器 伺服器 计算机 电脑 命令 字体 宏包 排版 编译' },
}
