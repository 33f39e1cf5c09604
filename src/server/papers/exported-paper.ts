/** The paper of which files are wanted, as far as its reader may know it, and how they look and are called. */
import type { exportPaper } from '#contract/exports.ts'
import type { QueryOf } from '#contract/route.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { asId } from '#domain/ids.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Order } from '#formats/writer.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import type { Access } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { readPaper } from './stored/stored-paper.ts'

type Needed = Pick<Service, 'db' | 'configuration' | 'now'>
/** `day`: in the names of the files. */
type Exported = Pick<Order, 'paper' | 'template' | 'reader'> & { readonly day: string }

export async function readExported(
  { db, configuration, now }: Needed,
  { paper: key, view }: Access['paper_reader'],
  id: string,
  { template: asked, version }: Pick<QueryOf<typeof exportPaper>, 'template' | 'version'>,
): Promise<Result<Exported, Refusal>> {
  // No paper has versions yet, so every letter is one that was not made (decision D46).
  if (version !== undefined) return err({ code: 'no_such_version', version })
  const stored = await readPaper(db, key)
  const reader = view === 'owner' ? 'owner' : 'link'
  // By the id that the link names: no other finds it.
  const paper = reader === 'owner' ? stored : { ...stored, id: asId<'Paper'>(id) }
  const template =
    asked === undefined ? (findTemplate(paper.templateId) ?? templateFor(paper.configuration)) : findTemplate(asked)
  if (template === undefined) return err({ code: 'no_such_template', template: asked ?? '' })
  // A link holder's file must not tell when the key was changed: its name has the day on which the paper was made.
  const day = calendarDay(reader === 'owner' ? now() : new Date(paper.createdAt), configuration.timeZone)
  return ok({ paper, template, reader, day })
}
