/** The file of a document, as it was uploaded, into the reader's downloads. */
import { useMutation } from '@tanstack/react-query'
import { fetchFile, FileFault } from '../../api/document-file.ts'
import type { WholeDocument } from '../../api/document-lists.ts'
import { saveDownload } from '../../api/downloads.ts'
import { useReader } from '../../floor/texts.ts'
import { toast } from '../../ui/toast.ts'
import { wordFileFault } from './word-file-fault.ts'

export function useFileDownload({ id, originalName }: Pick<WholeDocument, 'id' | 'originalName'>): {
  readonly download: () => void
  readonly isBusy: boolean
} {
  const reader = useReader()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(id),
    onSuccess: (blob) => saveDownload({ blob, name: originalName }),
    onError: (error) => {
      const { sentence, advice } = wordFileFault(
        error instanceof FileFault ? error : new FileFault('file', error),
        reader,
      )
      toast.error(sentence, advice === undefined ? {} : { description: advice })
    },
  })
  return { download: mutate, isBusy: isPending }
}
