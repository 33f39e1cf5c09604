/** A paper with what is known of it, its download, and its answers where they are there. */
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import type { Language } from '#domain/language.ts'
import { exportPaperPdf } from '#contract/papers.ts'
import { wordError } from '../api/call.ts'
import { fetchDownload, saveDownload } from '../api/downloads.ts'
import { contentTag, DATE_TAGS } from '../app/language.ts'
import { useReader } from '../app/texts.ts'
import { PaperView } from '../paper/paper-view.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { Button } from '../ui/button.tsx'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import type { PaperAnswer, ReadPaper } from './public-paper.ts'

/** In their own signs, whatever the language of the reader (specification 1, section 2). */
const LABELS: Readonly<Record<Language, { readonly label: string; readonly tag: string }>> = { en: { label: 'EN', tag: 'en' }, 'zh-TW': { label: '繁中', tag: 'zh-HK' }, 'zh-CN': { label: '简中', tag: 'zh-CN' } }

type Props = { readonly id: string; readonly answer: PaperAnswer; readonly read: ReadPaper }

export function QuizPaper({ id, answer, read: { isOwn, paper, key } }: Props) {
  const { language, texts: { common, quiz, sharing } } = useReader()
  const [showsAnswers, setShowsAnswers] = useState(false)
  const difficulty = answer.difficulty in common.difficulties ? answer.difficulty : 'mixed'
  const { label, tag } = LABELS[answer.language]
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] gap-6 px-4 py-8">
      <div className="grid gap-3">
        {isOwn ? <Link to="/dashboard" className="inline-flex min-h-10 items-center gap-2 justify-self-start text-sm font-medium text-accent hover:underline"><ArrowLeft size={16} aria-hidden />{quiz.back}</Link> : null}
        <h1 lang={contentTag(answer.language)} className="text-xl font-semibold wrap-anywhere">{answer.title}</h1>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <li className="rounded-full bg-accent-soft px-3 py-0.5 font-medium text-accent">{quiz.modes[answer.generationMode] ?? quiz.mode}</li>
          <li>{quiz.questions(answer.questions.length)}</li>
          <li><DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark></li>
          <li lang={tag}>{label}</li>
          <li>{quiz.generatedOn(new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: 'long' }).format(new Date(answer.createdAt)))}</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <DownloadButton id={id} />
          {isOwn ? <ShareButton paper={{ id, title: answer.title }} copied={sharing.copied.quiz} /> : null}
          {key === undefined ? null : (
            <Button kind="secondary" aria-pressed={showsAnswers} onClick={() => setShowsAnswers(!showsAnswers)}>
              {showsAnswers ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}{showsAnswers ? quiz.hideAnswers : quiz.showAnswers}
            </Button>
          )}
        </div>
      </div>
      <PaperView laidOut={showsAnswers && key !== undefined ? key : paper} />
    </main>
  )
}

function DownloadButton({ id }: { readonly id: string }) {
  const { language, texts: { quiz, common } } = useReader()
  const [isBusy, setBusy] = useState(false)
  const download = (): void => {
    setBusy(true)
    fetchDownload(exportPaperPdf, id)
      .then(saveDownload)
      .catch((error: unknown) => toast.error(wordError(error, language, quiz.downloadFailed, common.offline)))
      .finally(() => setBusy(false))
  }
  return <Button isBusy={isBusy} onClick={download}><Download size={18} aria-hidden />{isBusy ? quiz.downloading : quiz.download}</Button>
}
