/** "What is meant by the term “stoma”?": the term is given, its definition is chosen among those of its sisters. */
import { literalText } from '#domain/rich-text.ts'
import { centrality, offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { optionsBeside, PRINTED } from '../options.ts'

export const chooseDefinition: LexiconMaker = (lesson) =>
  lesson.taught.flatMap((taught) => {
    const { term } = taught
    const { wording } = lesson
    const key = wording.definition(term)
    const rows = lesson.rowsBeside(term).filter((row) => isOfLength(wording.definition(row), key))
    const printed = rows.slice(0, PRINTED)
    if (printed.length < PRINTED) return []
    const options = optionsBeside(
      key,
      rows.map((row) => wording.definition(row)),
      lesson.randomFor(`choose-definition:${term.id}`),
    )
    return [
      offer(
        lesson,
        {
          maker: 'choose_definition',
          terms: [taught],
          demand: 1,
          score: 0.6 + centrality(taught),
          nearness: printed.filter(({ id }) => lesson.named.has(id)).length / PRINTED,
        },
        (shared) => ({
          type: 'multiple_choice',
          stem: literalText(wording.askDefinition(term)),
          ...options,
          explanation: literalText([wording.sentence(term), ...printed.map(wording.sentence)].join(' ')),
          ...shared,
        }),
      ),
    ]
  })

/** A definition that is far longer or shorter than the key stands out. */
const isOfLength = (one: string, key: string): boolean => one.length < key.length * 1.6 && key.length < one.length * 1.6
