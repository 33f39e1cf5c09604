/** What is known of a paper as a whole. */
import { wordDate } from '../floor/dates.ts'
import { contentTag, SHORT_LANGUAGE_NAMES } from '../floor/language.ts'
import { useReader } from '../floor/texts.ts'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import type { PaperAnswer } from './public-paper.ts'

export function QuizHead({ answer }: { readonly answer: PaperAnswer }) {
  const {
    language,
    texts: { common, quiz },
  } = useReader()
  const tag = contentTag(answer.language)
  const difficulty =
    [answer.difficulty, answer.configuration.difficulty].find(
      (known) => known !== undefined && known in common.difficulties,
    ) ?? 'mixed'
  return (
    <div className="grid gap-3">
      <h1 lang={tag} className="text-xl font-semibold wrap-anywhere">
        {answer.title}
      </h1>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <li className="rounded-full bg-accent-soft px-3 py-0.5 font-medium text-accent">
          {quiz.modes[answer.generationMode] ?? quiz.mode}
        </li>
        <li>{quiz.questions(answer.questions.length)}</li>
        <li>{quiz.marks(answer.totalMarks)}</li>
        <li>{quiz.minutes(answer.configuration.timeLimit)}</li>
        <li>
          <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
        </li>
        <li lang={tag}>{SHORT_LANGUAGE_NAMES[answer.language]}</li>
        <li>{quiz.generatedOn(wordDate(answer.createdAt, language, 'longDay'))}</li>
      </ul>
    </div>
  )
}
