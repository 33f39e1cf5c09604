/**
 * Named places at which a test kills the process, as a power cut would: `SETPAPER_FAILPOINT=blob_stored` (`:3` for the
 * third time it is reached).
 */

export const FAILPOINTS = [
  'upload_received',
  'blob_stored',
  'document_written',
  'job_claimed',
  'document_parsed',
  'document_saved',
  'quota_reserved',
  'ai_called',
  'ai_answered',
  'ai_charged',
  'paper_made',
  'paper_stored',
  'pdf_printed',
  'blob_dropped',
  'row_deleted',
] as const
/** Of messages of the payment service. */
export const PAYMENT_FAILPOINTS = ['webhook_received', 'webhook_credited'] as const
/** Of the operator's commands. */
export const OPERATOR_FAILPOINTS = ['backup_part_written', 'restore_blobs_stored', 'restore_rows_written'] as const
export type Failpoint =
  | (typeof FAILPOINTS)[number]
  | (typeof PAYMENT_FAILPOINTS)[number]
  | (typeof OPERATOR_FAILPOINTS)[number]

const [armed, times = '1'] = (process.env.SETPAPER_FAILPOINT ?? '').split(':')
let reached = 0

export function reach(failpoint: Failpoint): void {
  if (failpoint !== armed) return
  reached += 1
  if (reached === Number(times)) process.kill(process.pid, 'SIGKILL')
}
