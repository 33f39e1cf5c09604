/** How Hong Kong papers ask for a thing of each kind: 哪一個國家, 誰, 哪一條河流 … */
import type { NameKind } from './name-kinds.ts'

/** `choice` begins a multiple-choice stem ("下列哪一位人物"), `open` stands in a question without options ("誰"). */
export type QuestionWords = { readonly choice: string; readonly open: string }

const asked = (which: string, open?: string): QuestionWords => ({ choice: `下列${which}`, open: open ?? which })

/** Undefined where no question word fits all things of the kind; such names are only left out as blanks. */
export const QUESTION_WORDS: Readonly<Record<NameKind, QuestionWords | undefined>> = {
  person: asked('哪一位人物', '誰'),
  monarch: asked('哪一位君主', '哪一位君主'),
  country: asked('哪一個國家'),
  empire: asked('哪一個國家'),
  dynasty: asked('哪一個朝代'),
  province: asked('哪一個省區'),
  city: asked('哪一個城市'),
  county: asked('哪一個地方'),
  river: asked('哪一條河流'),
  lake: asked('哪一個湖泊'),
  sea: asked('哪一個海域'),
  mountain: asked('哪一座山'),
  island: asked('哪一個島嶼'),
  continent: asked('哪一個洲'),
  place: asked('哪一個地方'),
  organisation: asked('哪一個機構'),
  school: asked('哪一所學校'),
  bank: asked('哪一間銀行'),
  company: asked('哪一間公司'),
  party: asked('哪一個政黨'),
  army: asked('哪一支軍隊'),
  war: asked('哪一事件'),
  treaty: asked('哪一份條約'),
  law: asked('哪一部法規'),
  movement: asked('哪一事件'),
  work: asked('哪一部作品'),
  period: asked('哪一個時期'),
  language: asked('哪一種語言'),
  religion: asked('哪一種宗教'),
  people: undefined,
  theory: asked('哪一項學說'),
  substance: asked('哪一種物質'),
  device: asked('哪一種器具'),
  organ: asked('哪一項', '甚麼'),
  living: undefined,
  star: asked('哪一種天體'),
  latin: asked('哪一項', '甚麼'),
  term: asked('哪一項', '甚麼'),
}
