/**
 * The first step: a document is uploaded or taken up again, units of the curriculum are picked, or a paper of the HKDSE
 * is chosen.
 */
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { HandedOver } from '../../floor/handed-over.ts'
import { PartLoading } from '../../floor/part-loading.tsx'
import { useTexts } from '../../floor/texts.ts'
import { useDocumentViewer } from '../../pdf-viewer/use-document-viewer.tsx'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadPart } from '../../ui/load-part.ts'
import type { InputMethod } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'
import { ConfirmUpload } from './confirm-upload.tsx'
import { DropZone } from './drop-zone.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { GenerationModeChoice } from './generation-mode-choice.tsx'
import { MethodSelection } from './method-selection.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { Presets } from './presets.tsx'
import { ProcessingOverlay } from './processing-overlay.tsx'
import { SignInBlock } from './sign-in-block.tsx'
import { UploadList } from './upload-list.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useHandedOver } from './use-handed-over.ts'
import { useUploading, type ChosenDocument } from './use-uploading.ts'

const UnitPicker = lazy(() =>
  loadPart(() => import('./unit-picker.tsx')).then((module) => ({ default: module.UnitPicker })),
)
const QuotaDialog = lazy(() =>
  loadPart(() => import('../../plans/quota-dialog.tsx')).then((module) => ({ default: module.QuotaDialog })),
)

export function InputStep(props: StepProps) {
  const { draft, act, go } = props
  const { input } = useTexts()
  const { me } = useSession()
  const { openDocument, documentViewer } = useDocumentViewer()
  const handed = useHandedOver()
  const choose = (document: ChosenDocument): void => {
    const { id, name, language } = document
    const topics = handed.topicsIn(document)
    act({
      kind: 'document_chosen',
      document: { id, name },
      ...(language === null ? {} : { language }),
      ...(topics === undefined ? {} : { topics }),
    })
    go('topics')
  }
  const uploading = useUploading(choose)
  const sendHanded = useEffectEvent((ready: HandedOver) => {
    handed.take(ready)
    act({ kind: 'input_method_chosen', method: 'document' })
    uploading.send([ready.file])
  })
  useEffect(() => {
    if (handed.ready !== undefined) sendHanded(handed.ready)
  }, [handed.ready])
  const pick = (files: readonly File[]): void => {
    if (draft.inputMethod !== 'document') act({ kind: 'input_method_chosen', method: 'document' })
    uploading.pick(files)
  }
  const isOver = useDroppedFiles(pick)
  const method = draft.inputMethod
  const take = (chosen: InputMethod | null): void => act({ kind: 'input_method_chosen', method: chosen })
  const { rows, batch, state, confirming, alert, quota } = uploading
  const duplicate = batch.find(({ phase }) => phase === 'duplicate') ?? rows.find(({ phase }) => phase === 'duplicate')
  return (
    <div className="grid gap-6 pb-16 lg:pb-0">
      {alert === undefined ? null : <Notice kind="bad">{alert}</Notice>}
      {handed.waiting === undefined ? null : <Notice kind="note">{input.handedOver(handed.waiting.file.name)}</Notice>}
      {method === null ? (
        <MethodSelection onMethod={take} presets={<Presets {...props} />} />
      ) : (
        <div>
          <Button kind="quiet" className="-ms-3" onClick={() => take(null)}>
            <ArrowLeft size={16} aria-hidden />
            {input.method.back}
          </Button>
        </div>
      )}
      {method === 'preset' ? <Presets {...props} /> : null}
      {method === 'concept' ? (
        <>
          <GenerationModeChoice mode="concept" onMode={take} />
          <Suspense fallback={<PartLoading className="py-16 text-center text-muted" />}>
            <UnitPicker {...props} />
          </Suspense>
        </>
      ) : null}
      {method === 'document' ? (
        <>
          <DropZone isVisitor={me === null} onFiles={pick} />
          {me === null ? <SignInBlock /> : null}
          {me === null || rows.length === 0 ? null : (
            <UploadList
              rows={rows}
              onGenerate={choose}
              onPreview={openDocument}
              onRetry={uploading.retry}
              onCancel={(row) => uploading.cancel([row])}
            />
          )}
          <GenerationModeChoice mode="document" onMode={take} />
        </>
      ) : null}
      {me && (method === 'document' || method === null) ? (
        <OwnDocuments
          except={rows.flatMap(({ document }) => (document === undefined ? [] : [document.id]))}
          onGenerate={choose}
          onPreview={openDocument}
        />
      ) : null}
      {method === 'document' ? <Presets {...props} /> : null}
      {isOver ? (
        <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90 text-xl font-semibold text-accent">
          {input.zone.drop}
        </div>
      ) : null}
      {confirming[0] === undefined ? null : (
        <ConfirmUpload key={confirming.length} file={confirming[0]} onAnswer={uploading.confirm} />
      )}
      {state === 'working' || state === 'ready' ? (
        <ProcessingOverlay rows={batch} onCancel={() => uploading.cancel(batch)} onHide={uploading.hide} />
      ) : null}
      {duplicate === undefined || confirming.length > 0 || me === null ? null : (
        <DuplicateDialog key={duplicate.upload.key} row={duplicate} isAlone={batch.length <= 1} onChosen={choose} />
      )}
      {quota === undefined ? null : (
        <Suspense>
          <QuotaDialog refusal={quota} onClose={uploading.dismissQuota} onUseCredits={uploading.useCredits} />
        </Suspense>
      )}
      {documentViewer}
    </div>
  )
}
