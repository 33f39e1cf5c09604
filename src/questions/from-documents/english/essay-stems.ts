/** How an essay on a section is asked: by the wording of its heading, or by a learning objective of the document. */
import type { Block } from '#reading/document.ts'
import { tagEnglish } from '#reading/words/english.ts'
import { asAbout, isEmptyHeading, needsItsMatter } from './headings.ts'
import type { Lesson } from './lesson.ts'
import { semanticClass, sphere } from './semantic-class.ts'
import { OPENS_OBJECTIVES } from './skipped-sections.ts'

/** The task that a heading sets, without full stop: "Explain how memory functions"; undefined where no clear task follows from it. */
export function taskOfHeading(heading: string, lesson: Pick<Lesson, 'lower'>): string | undefined {
  if (isEmptyHeading(heading)) return undefined
  const about = asAbout(heading, lesson)
  if (/^(how|why)\b/.test(about)) return `Explain ${about}`
  const versus = /^(.+?) (?:versus|vs\.?|compared (?:with|to)) (.+)$/.exec(about) ?? /^differences? between (.+?) and (.+)$/.exec(about)
  if (versus) return `Compare ${versus[1]!} with ${versus[2]!}`
  if (!isNounPhrase(about)) return undefined
  const plain = about.replace(/^the /, '')
  for (const [pattern, verb] of VERBS) if (pattern.test(plain)) return `${verb} ${about.startsWith('the ') ? about : `the ${about}`}`
  const kind = semanticClass(about)
  if (kind === 'event') return `Give an account of ${about}`
  return `${kind !== undefined && kind !== 'process' && (sphere(kind) === 'idea' || sphere(kind) === 'measure') ? 'Discuss' : 'Describe'} ${about}`
}

/** What a heading that opens with such a noun asks for; these nouns take "the". */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:main |major |key )?(?:causes?|reasons?|origins?|roots?|need|importance|significance) (?:and \w+ )?(?:of|for|behind)\b/, 'Explain'],
  [/^(?:main |major |key )?(?:causes|effects?|impacts?|consequences|results|outcomes?|advantages|benefits|disadvantages|limitations|problems|challenges|costs) (?:and \w+ )?(?:of|on|for|facing|in)\b/, 'Discuss'],
  [/^(?:main |major |key )?(?:functions?|roles?|types|kinds|forms|features?|characteristics|properties|structure|parts|components|stages|steps|phases|uses|elements|sources|principles|methods|development|growth|rise|fall|decline|spread|formation|nature|process) of\b/, 'Describe'],
  [/^\w+(?:tion|sion|ment|ance|ence|al) of\b/, 'Describe'],
]

/** A title of nouns, without a verb of its own: "work transfers energy" and "staying single" set no task. */
function isNounPhrase(about: string): boolean {
  if (about.includes('“') || /[:–—/]|,.*,|\b(?:other|examples?|introduction|overview|more|various|vs)\b|\b(?:a|an|one|many|some|more) \w+$|\b(?:your|our|you|we)\b/.test(about) || about.split(' ').length > MOST_WORDS) return false
  if (/^\w+ing \w/.test(about) || needsItsMatter(about)) return false
  const tags = tagEnglish(`${about}.`).flatMap(({ tokens }) => tokens)
  return tags.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN') && !tags.some(({ tag, text, start }) => (tag === 'VERB' && !/(?:ing|ed)$/.test(text) && !(start === 0 && text.endsWith('s'))) || tag === 'AUX' || tag === 'PRON')
}

const MOST_WORDS = 9
/** A learning objective that asks for continuous writing, with the index of its block. */
export type Objective = { readonly task: string; readonly block: number }

/** "Describe the structure of eukaryotic cells" among the objectives of the document. */
export function objectivesIn(blocks: readonly Block[]): Objective[] {
  let isOpen = false
  return blocks.flatMap((block, index): Objective[] => {
    if (OPENS_OBJECTIVES.test(block.text) || (block.kind === 'heading' && /\b(?:objectives|outcomes|goals)\b/i.test(block.text))) isOpen = true
    else if (block.kind !== 'list_item' && isOpen) isOpen = false
    const task = isOpen && block.kind === 'list_item' ? WRITING_TASK.exec(block.text.replace(/^[^\p{L}]+/u, '').trim())?.[0] : undefined
    return task === undefined ? [] : [{ task: task.replace(/[.;,\s]+$/, ''), block: index }]
  })
}

const WRITING_TASK = /^(?:Describe|Explain|Discuss|Compare(?: and contrast)?|Outline|Summari[sz]e|Distinguish between|Account for)\s[^?;]{12,140}$/
