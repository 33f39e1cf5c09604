/** Why there is no answer key to be had, and the way to have one. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { patchPaper } from '#contract/papers.ts'
import { call, wordError } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { takeAnswer } from '../../api/take-answer.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { readonly id: string; readonly revision: number | undefined; readonly onSwitched: () => void }

export function KeySwitch({ id, revision, onSwitched }: Props) {
  const {
    language,
    texts: { common, exporting: words },
  } = useReader()
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: () =>
      call(patchPaper, {
        params: { id },
        body: { configuration: { includeAnswerKey: true } },
        headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
      }),
    onSuccess: async (paper) => {
      await takeAnswer(client, keys.paper(id), paper)
      toast.success(words.keySwitchedOn)
      onSwitched()
    },
    onError: (error) => toast.error(wordError(error, language, common.unknownError, common.offline)),
  })
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>{words.noKey}</p>
      <Button kind="secondary" isBusy={switching.isPending} onClick={() => switching.mutate()}>
        {words.switchKeyOn}
      </Button>
    </div>
  )
}
