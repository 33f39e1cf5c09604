/** "Which of the following is a natural light source?": members of the kinds that stand beside it are the wrong options. */
import { literalText } from '#domain/rich-text.ts'
import { optionsBeside, PRINTED } from '../../from-lexicon/options.ts'
import type { NoteList } from '../facts/note-fact.ts'
import { offer } from '../offer.ts'
import type { NotesLesson, NotesMaker } from '../lesson.ts'
import { isSameOrPart } from '../same-words.ts'

export const chooseMember: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    const { wording } = lesson
    const { title, facts } = list
    if (title === undefined || !isKind(list)) return []
    const random = lesson.randomFor(`member:${facts[0].id}`)
    const fact = random.pick(facts)
    const others = random
      .shuffle(kindsBeside(list, lesson).flatMap((kind) => kind.facts.map(({ object }) => object)))
      .filter((one) => facts.every(({ object }) => !isSameOrPart(object, one)))
    if (others.length < PRINTED) return []
    return [
      offer(lesson, { maker: 'choose_member', list, facts: [fact], demand: 0.5, score: 0.75 }, (shared) => ({
        type: 'multiple_choice',
        stem: literalText(wording.askMember(title)),
        ...optionsBeside(fact.object, others, random),
        explanation: literalText(
          `${title}${wording.colon}${wording.join(facts.map(({ object }) => object))}${wording.stop}`,
        ),
        ...shared,
      })),
    ]
  })

const isKind = ({ layout, table }: NoteList): boolean => layout === 'members' && table !== undefined

const kindsBeside = (list: NoteList, { lists }: NotesLesson): NoteList[] =>
  lists.filter((other) => isKind(other) && other.table === list.table && other.title !== list.title)
