/**
 * The group of living things that a section treats, as its heading names it: what is told there of "the mouth" is told
 * of the mouth of that group.
 */
import { topicName } from '#reading/topics/heading-title.ts'
import type { Block } from '#reading/document.ts'
import { headWord, isPlural } from './noun-number.ts'
import { semanticClass } from '../distractors/semantic-class.ts'
import type { StudySentence } from './study-sentences.ts'
import { isNoun, type Word } from './words.ts'

/** "sponges", "the phylum Nematoda". */
export type GroupOf = (sentence: StudySentence) => string | undefined

export function groupsIn(blocks: readonly Block[]): GroupOf {
  const open: { readonly level: number; readonly group: string | undefined }[] = []
  const groups = blocks.map((block, index) => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
      // The title of the document is known to who reads the paper.
      open.push({ level, group: index === 0 ? undefined : groupNamed(topicName(block.text)) })
    }
    return open.findLast(({ group }) => group !== undefined)?.group
  })
  return ({ block }) => groups[block]
}

function groupNamed(heading: string): string | undefined {
  const [, rank, name] = RANKED.exec(heading) ?? []
  if (rank !== undefined) return `the ${rank.toLowerCase()} ${name}`
  // "Petromyzontidae: Lampreys"
  const parts = heading.split(/: /)
  if (parts.length > 1) return parts.map(groupNamed).findLast((group) => group !== undefined)
  const tail = (SIDE_OF.exec(heading)?.[1] ?? heading).toLowerCase()
  return tail.split(' ').length <= MOST_WORDS &&
    isPlural(headWord(tail)) &&
    semanticClass(tail) === 'organism' &&
    !ANY.test(tail)
    ? tail
    : undefined
}

/** "Class Scyphozoa", in Latin; "Family Life" is none. */
const RANKED =
  /\b((?:[Ss]uper|[Ss]ub|[Ii]nfra)?(?:[Kk]ingdom|[Pp]hylum|[Dd]ivision|[Cc]lass|[Oo]rder|[Ff]amily))(?: of)? ((?<=hylum )\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}{3,}(?:a|ae|i|formes)|Aves)$/u
/** "Morphology of Sponges" */
const SIDE_OF =
  /^[^,]*\b(?:morphology|anatomy|physiology|biology|process(?:es)?|diversity|classification|classes|types|kinds|reproduction|nutrition|digestion|respiration|locomotion|life cycles?|characteristics|features|structures?|systems?) (?:of|in) (?:the )?([\p{L} -]+)$/iu
const MOST_WORDS = 3
/** What these do, all living things do; a tree may be one of descent. */
const ANY = /\b(?:organisms|animals|plants|humans|species|things|beings|cells|populations|individuals|trees)$/

/**
 * "Fertilization is internal" in a section on nematodes: it names neither them nor any other living thing, so nobody
 * can tell of which it is said.
 */
export function leavesOutItsGroup(told: Told, group: string | undefined): boolean {
  return group !== undefined && !namesRelatives(told, group) && !told.words.some((_, at) => namesLiving(told.words, at))
}

type Told = Pick<StudySentence, 'words' | 'text'>

/** "Deuterostomes" under "Superphylum Deuterostomia": the group in a form of its name. */
const namesRelatives = ({ text }: Told, group: string): boolean =>
  text.toLowerCase().includes(group.split(' ').at(-1)!.toLowerCase().slice(0, LEAST_OF_NAME))
const LEAST_OF_NAME = 7

/**
 * "Sponges", "sea stars", "Trichinella", "In deuterostomes," and, as far as a name ends like those of groups,
 * "chelicerates".
 */
function namesLiving(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (!isNoun(word) || OF_ANY_GROUP.test(word.lower)) return false
  if (at > 0 && /^\p{Lu}\p{Ll}{3,}/u.test(word.text)) return true
  if (GROUP_NAME.test(word.lower) || semanticClass(word.lower) === 'organism') return true
  if (word.lower === 'stars' && isNoun(before)) return true
  return (
    before !== undefined &&
    (isNoun(before) || before.tag === 'ADJ') &&
    semanticClass(`${before.lower} ${word.lower}`) === 'organism'
  )
}

/** There are such in every group. */
const OF_ANY_GROUP =
  /^(?:animals?|plants?|organisms?|individuals?|embryos?|larvae?|offspring|young|adults?|males?|females?|parents?|hosts?|parasites?|predators?|prey|species|bod(?:y|ies)|cells?)$/

/** "Arthropods", "flatworms", "chelicerates", "deuterostomes", "angiosperms". */
const GROUP_NAME =
  /\p{L}(?:pods?|zoans?|worms?|derms?|fish(?:es)?|stomes?|phytes?|sperms|saurs?|erates|thropods?|apods?|sects?|formes|mals)$/u
