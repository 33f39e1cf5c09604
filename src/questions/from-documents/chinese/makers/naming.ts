/** Asks what something is called: "…稱為甚麼？", or the name filled in. */
import { repeatsStem } from '../../../accepted-answers.ts'
import { acceptedForms } from '../wording/accepted-forms.ts'
import { mostlyStandsIn } from './cloze.ts'
import { fillBlank, shortAnswer, type Basis } from '../offer.ts'
import { oneAnswer, readability, type Maker } from '../maker.ts'
import { isPunctuation } from '../survey/own-subject.ts'
import type { Statement } from '../survey/statement.ts'

const NAMED =
  /(?:被|又|亦|也|则|統|统|合|並|并)?(?:(?<![名全])称为|称作|称之为|叫做|叫作|命名为|取名为|又称|亦称|也称|简称|俗称|史称|合称|统称|通称|并称|叫(?=[「“]))(?:为)?/g
/** 素有「世界屋脊」之稱. */
const HAS_NAME = /(?:素有|享有|有)(?=[「“][^」”]{2,10}[」”](?:之称|的?美誉|的?美称|的称号))/g
/** In characters. */
const LEAST_DESCRIPTION = 8
const LONGEST_DESCRIPTION = 46

/** Behind a comma 稱為 names what stands last before it: "…的通道，稱為火山喉管"; 史稱 names all that happened. */
function endsOnThing({ plain, tokens }: Statement, match: RegExpMatchArray): boolean {
  const comma = plain.slice(0, match.index).endsWith('，') ? match.index! - 1 : undefined
  if (comma === undefined || !/^(?:被|则|統|统)?(?:称为|称作|称之为|叫|命名)/.test(match[0])) return true
  return (
    /的[^的，]{1,6}$/.test(plain.slice(0, comma)) ||
    /^(?:n|nz|ns|l|ng|eng|j|vn|x)/.test(tokens.find(({ end }) => end === comma)?.tag ?? '')
  )
}
const NOT_OF_A_NAME = /[的了是有在于和与及或、这其他她它被所]/

export const makeNaming: Maker = (survey, statement, _mentions, say) => {
  const { plain, text, tokens } = statement
  const match = [...plain.matchAll(HAS_NAME)].at(-1) ?? [...plain.matchAll(NAMED)].at(-1)
  // 這種途徑: of which way the sentence before tells.
  if (!match || match.index < LEAST_DESCRIPTION || /这|该(?!撒)|此(?!外)|或.*或|可能/.test(plain.slice(0, match.index)))
    return []
  // A second name: what it names was described before.
  if (/^[又亦也]/.test(match[0]) || /[也亦又]$/.test(plain.slice(0, match.index))) return []
  if (
    match.index > LONGEST_DESCRIPTION ||
    /[又亦也]称|被[^，]+$/.test(plain.slice(0, match.index).replace(/被$/, '')) ||
    !endsOnThing(statement, match)
  )
    return []
  const from = match.index + match[0].length
  const comma = plain.indexOf('，', from)
  const closing = /^[「“][^」”]{2,10}[」”](?=之称|的?美誉|的?美称|的称号)/.exec(plain.slice(from))?.[0].length
  const to = closing !== undefined ? from + closing : comma < 0 ? plain.length : comma
  const raw = plain.slice(from, to)
  const inner = raw.replace(/^[「“『《]|[」”』》]$/g, '')
  if (
    inner.length < 2 ||
    inner.length > 10 ||
    NOT_OF_A_NAME.test(inner) ||
    /[「」“”『』《》（）]/.test(inner) ||
    /^一[个种类]/.test(inner)
  )
    return []
  if (
    !tokens.some((token) => token.start === from) ||
    tokens.some(
      (token) => token.start >= from && token.end <= to && /^(v|d|p|c|uj|r)$/.test(token.tag) && inner.length > 4,
    )
  )
    return []
  // The thing itself must be said in the clause before the verb, not in an earlier aside.
  // "心室舒張的前0.4秒，被稱為…": no comma stands between a thing and its name.
  const before =
    /，被[^，]*$/.test(text.slice(0, from)) &&
    plain.slice(0, match.index).split('，').length === 2 &&
    /^(?:被)/.test(match[0])
      ? `${text.slice(0, match.index - 1)}${text.slice(match.index, from)}`
      : text.slice(0, from)
  if (
    plain.slice(0, match.index).includes(inner) ||
    /^[，、]/.test(plain.slice(match.index)) ||
    tokens.filter((token) => token.end <= match.index && !isPunctuation(token)).length < 3
  )
    return []
  // "三國鼎立時期，史稱三國時代" answers itself; a short form must share the characters of the long one.
  if (!/简称/.test(match[0]) && mostlyStandsIn(inner, plain.slice(0, match.index))) return []
  const opened = /^[「“『《]/.test(raw) ? 1 : 0
  const closed = /[」”』》]$/.test(raw) ? 1 : 0
  const name = text.slice(from + opened, to - closed)
  const asked = plain.slice(0, match.index)
  if (LEANS.test(asked) || namesTwice(asked)) return []
  // 史稱前涼 is said of what a man founded, not of the man.
  const isState = match[0].includes('史称') && STATE.test(inner)
  if (isState && !FOUNDS.test(asked)) return []
  const basis: Basis = {
    maker: 'naming',
    statement,
    answer: inner,
    answerCount: survey.sentences.filter((sentence) => sentence.includes(inner)).length,
    demand: 0.4,
    score: 0.45 * readability(statement) + 0.4,
    conclusion: say`故答案為「${name}」。`,
  }
  const known = survey.names.find((one) => one.plain === inner) ?? {
    plain: inner,
    form: name,
    kind: 'term' as const,
    tag: 'n',
    sentences: new Set(survey.sentences.flatMap((sentence, index) => (sentence.includes(inner) ? [index] : []))),
    count: 1,
    standing: 0.5,
    topicId: statement.topicId,
  }
  // What a place is named at one time is no other of its names, and a state of an age is not the age.
  const others =
    isState || match[0].startsWith('命')
      ? []
      : acceptedForms(survey, known, name).filter((other) => !repeatsStem(other, before))
  const key = others.length === 0 ? name : `${name}${say`（或`}${others.join('、')}）`
  return [
    shortAnswer(
      survey,
      basis,
      `${isState ? `${text.slice(0, match.index)}${say`其政權史稱`}` : before}${say`甚麼`}${closing === undefined ? '' : text.slice(to, comma < 0 ? undefined : comma)}？`,
      key,
      oneAnswer(survey, key),
    ),
    ...(isState
      ? []
      : [
          fillBlank(
            survey,
            basis,
            `${before}${text.slice(from, from + opened)}`,
            `${text.slice(to - closed, to)}${text.slice(to)}。`,
            [name, ...others],
          ),
        ]),
  ]
}

/** 故稱生物催化劑 gives a reason; several things beside a comma are not what one name is for. */
const LEANS = /[故因]$|、[^，]*是[^，]*，$|看到|认为|大多|[他她它]|(?:攻破|击败|消灭|打败)，/
/** "北方稱其為米飯，南方稱之為白飯": which of the names is a matter of the place. */
const namesTwice = (asked: string): boolean => /(?:俗称|称其|称之|称作|称为)/.test(asked)
const STATE = /^[\u4e00-\u9fff]?[东西南北前后大成]?[夏商周秦汉晋隋唐宋辽金元明清魏齐梁陈燕赵吴蜀凉楚越闽代翟国朝]$/
const FOUNDS = /称[帝王]|建国|立国|建立|创立|改?国号|自立|定都/
