/** Everything that is kept of the teacher, as one archive. */
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportMe } from '#contract/account.ts'
import { wordError } from '../api/call.ts'
import { fetchDownload, saveDownload } from '../api/downloads.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export function DataExport() {
  const {
    language,
    texts: {
      account: { data: words },
      common,
    },
  } = useReader()
  const exporting = useMutation({
    mutationFn: async () =>
      saveDownload(await fetchDownload(exportMe, {}, { mediaType: exportMe.answer, otherwise: 'setpaper.zip' })),
  })
  return (
    <>
      <p className="text-muted">{words.text}</p>
      {exporting.isError ? (
        <Notice kind="bad">{wordError(exporting.error, language, words.failed, common.offline)}</Notice>
      ) : null}
      {exporting.isSuccess ? <Notice kind="ok">{words.done}</Notice> : null}
      <div>
        <Button kind="secondary" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          <Download size={16} aria-hidden />
          {exporting.isPending ? words.exporting : words.export}
        </Button>
      </div>
    </>
  )
}
