/** What is known of a paper as a whole. */
import type { Language } from '#domain/language.ts'
import { contentTag, DATE_TAGS } from '../app/language.ts'
import { useReader } from '../app/texts.ts'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import type { PaperAnswer } from './public-paper.ts'

/** In their own signs, whatever the language of the reader (specification 1, section 2). */
const LABELS: Readonly<Record<Language, string>> = { en: 'EN', 'zh-TW': '繁中', 'zh-CN': '简中' }

export function QuizHead({ answer }: { readonly answer: PaperAnswer }) {
  const { language, texts: { common, quiz } } = useReader()
  const tag = contentTag(answer.language)
  const difficulty = [answer.difficulty, answer.configuration.difficulty].find((known) => known !== undefined && known in common.difficulties) ?? 'mixed'
  return (
    <div className="grid gap-3">
      <h1 lang={tag} className="text-xl font-semibold wrap-anywhere">{answer.title}</h1>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <li className="rounded-full bg-accent-soft px-3 py-0.5 font-medium text-accent">{quiz.modes[answer.generationMode] ?? quiz.mode}</li>
        <li>{quiz.questions(answer.questions.length)}</li>
        <li>{quiz.marks(answer.totalMarks)}</li>
        <li>{quiz.minutes(answer.configuration.timeLimit)}</li>
        <li><DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark></li>
        <li lang={tag}>{LABELS[answer.language]}</li>
        <li>{quiz.generatedOn(new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: 'long' }).format(new Date(answer.createdAt)))}</li>
      </ul>
    </div>
  )
}
