import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/call.ts'
import { batchPercent, batchState, rowOf, stageAt, type DocumentRow, type UploadRow } from './upload-row.ts'
import type { UploadState } from './uploads.ts'

const upload = (state: UploadState) => ({ key: 'upload-1', file: new File([], 'a.pdf'), state })
const uploaded = (isLate = false) => upload({ kind: 'uploaded', documentId: 'd', isLate })
const document = (change: Partial<DocumentRow>): DocumentRow =>
  ({ status: 'processing', progress: 25, ...change }) as DocumentRow
const row = (phase: UploadRow['phase'], percent = 0): UploadRow => ({
  upload: uploaded(),
  phase,
  percent,
  canRetry: false,
})

describe('a row of the upload list', () => {
  test.each([
    {
      of: 'half of a file',
      given: [upload({ kind: 'uploading', fraction: 0.509 })] as const,
      phase: 'uploading',
      percent: 50,
    },
    { of: 'a document that is not known yet', given: [uploaded()] as const, phase: 'processing', percent: 0 },
    {
      of: 'a document that is read',
      given: [uploaded(), { document: document({ progress: 40 }) }] as const,
      phase: 'processing',
      percent: 40,
    },
    {
      of: 'a document that is read for too long',
      given: [uploaded(true), { document: document({}) }] as const,
      phase: 'late',
      percent: 25,
    },
    {
      of: 'a document that became ready late',
      given: [uploaded(true), { document: document({ status: 'ready' }) }] as const,
      phase: 'ready',
      percent: 100,
    },
    {
      of: 'a document whose reading was cancelled',
      given: [
        uploaded(),
        { document: document({ status: 'error', error: { code: 'cancelled', message: '' } }) },
      ] as const,
      phase: 'cancelled',
      percent: 0,
    },
    {
      of: 'a document that was deleted elsewhere',
      given: [uploaded(), { error: new ApiError(404, 'gone') }] as const,
      phase: 'error',
      percent: 0,
    },
    {
      of: 'a connection that was lost meanwhile',
      given: [uploaded(), { error: new ApiError(0, 'offline') }] as const,
      phase: 'processing',
      percent: 0,
    },
  ])('shows $of as $phase', ({ given: [item, found], phase, percent }) => {
    expect(rowOf(item, found)).toMatchObject({ phase, percent })
  })

  test('says why a document could not be read, and that it may be tried again', () => {
    expect(
      rowOf(uploaded(), {
        document: document({ status: 'error', error: { code: 'damaged', message: 'It is damaged.' } }),
      }),
    ).toMatchObject({
      phase: 'error',
      canRetry: true,
      fault: { of: 'processing', told: { code: 'damaged', message: 'It is damaged.' } },
    })
  })

  test('a file that was never sent cannot be tried again', () => {
    expect(rowOf(upload({ kind: 'refused', refusal: { code: 'file_type_unsupported', name: 'a.png' } }))).toMatchObject(
      { phase: 'error', canRetry: false },
    )
  })
})

describe('files that were sent together', () => {
  test.each([
    [[], 'none'],
    [['ready', 'uploading'], 'working'],
    [['ready', 'duplicate', 'uploading'], 'asking'],
    [['ready', 'ready'], 'ready'],
    [['ready', 'error'], 'stopped'],
    [['late'], 'stopped'],
  ] as const)('%j are %s', (phases, state) => {
    expect(batchState(phases.map((phase) => row(phase)))).toBe(state)
  })

  test.each([
    [[row('uploading', 100)], 24, 'upload'],
    [[row('processing', 5)], 25, 'analyse'],
    [[row('processing', 49)], 49, 'analyse'],
    [[row('processing', 50)], 50, 'extract'],
    [[row('processing', 100)], 89, 'extract'],
    [[row('ready', 100)], 100, 'complete'],
    [[row('ready', 100), row('uploading', 50)], 56, 'extract'],
  ] as const)('are so far together (%#)', (rows, percent, stage) => {
    expect(batchPercent(rows)).toBe(percent)
    expect(stageAt(percent)).toBe(stage)
  })
})
