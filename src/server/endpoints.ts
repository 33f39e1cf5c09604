/** The table of contents of the service: every endpoint, wired to what it needs. */
import * as credits from './account/credits.ts'
import * as events from './account/events.ts'
import * as exportData from './account/export.ts'
import * as profile from './account/profile.ts'
import * as signIn from './account/sign-in.ts'
import * as usage from './account/usage.ts'
import * as bin from './bin/bin.ts'
import * as samplePapers from './catalogue/sample-papers.ts'
import * as templates from './catalogue/templates.ts'
import * as topics from './catalogue/topics.ts'
import * as units from './catalogue/units.ts'
import * as changeDocument from './documents/change.ts'
import * as documentTopics from './documents/extract-topics.ts'
import * as documentFile from './documents/file.ts'
import * as listedDocuments from './documents/list.ts'
import * as readDocument from './documents/read.ts'
import * as uploadDocument from './documents/upload.ts'
import * as generations from './generations/generations.ts'
import type { Endpoint } from './http/endpoint.ts'
import * as llm from './llm/generate.ts'
import { candidates } from './papers/candidates.ts'
import * as changePaper from './papers/change.ts'
import * as duplicate from './papers/duplicate.ts'
import * as exportPaper from './papers/export-paper.ts'
import * as exportZip from './papers/export-zip.ts'
import * as generate from './papers/generate.ts'
import * as preset from './papers/preset.ts'
import * as previewPdf from './papers/preview-pdf.ts'
import * as readPaper from './papers/read.ts'
import * as remake from './papers/remake.ts'
import * as share from './papers/share.ts'
import * as topicCapacity from './papers/topic-capacity.ts'
import * as render from './render/render.ts'
import * as checkout from './payment/checkout.ts'
import * as managePayment from './payment/manage.ts'
import * as paymentWebhook from './payment/webhook.ts'
import type { Service } from './service/service.ts'
import * as health from './system/health.ts'
import * as metrics from './system/metrics.ts'
import * as reference from './system/reference.ts'

/** Names stand before parameters (`/documents/stats` before `/documents/{id}`): the first that matches answers. */
export const endpointsOf = (service: Service): readonly Endpoint[] => [
  health.get(service),
  metrics.get(service),
  reference.json(),
  reference.page(),
  profile.get(),
  profile.patch(service),
  profile.remove(service),
  signIn.ways(service),
  signIn.get(service),
  signIn.disconnectGoogle(service),
  signIn.sessions(service),
  signIn.endOthers(service),
  exportData.archive(service),
  events.stream(service),
  usage.overview(service),
  usage.stats(service),
  usage.current(service),
  usage.plan(service),
  usage.plans(service),
  credits.list(service),
  checkout.plan(service),
  managePayment.cancel(service),
  managePayment.resume(service),
  managePayment.billingPortal(service),
  checkout.packages(service),
  checkout.credits(service),
  checkout.intent(service),
  paymentWebhook.webhook(service),
  templates.list(),
  templates.listForQuizzes(),
  templates.get(),
  samplePapers.list(),
  units.list(),
  topics.search(service),
  topicCapacity.get(service),
  topics.list(service),
  topics.create(service),
  topics.get(service),
  topics.put(service),
  topics.remove(service),
  uploadDocument.upload(service),
  listedDocuments.list(service),
  readDocument.stats(service),
  readDocument.quota(service),
  documentTopics.topics(service),
  readDocument.get(service),
  readDocument.page(service),
  changeDocument.rename(service),
  changeDocument.remove(service),
  changeDocument.restore(service),
  changeDocument.cancel(service),
  changeDocument.reread(service),
  documentFile.url(service),
  documentFile.file(service),
  generate.fromDocuments(service),
  generate.fromWizard(service),
  generate.fromConcept(service),
  generations.get(service),
  generations.cancel(service),
  llm.batch(service),
  llm.ofType(service),
  preset.make(service),
  preset.keep(service),
  previewPdf.preview(service),
  readPaper.stats(service),
  readPaper.quota(service),
  readPaper.list(service),
  readPaper.listAsQuizzes(service),
  readPaper.get(service),
  readPaper.getAsQuiz(service),
  changePaper.patchOne(service),
  changePaper.putOne(service),
  changePaper.patchAsQuiz(service),
  changePaper.putAsQuiz(service),
  changePaper.remove(service),
  changePaper.removeAsQuiz(service),
  changePaper.restore(service),
  changePaper.removeForGood(service),
  duplicate.duplicate(service),
  readPaper.revisions(service),
  changePaper.revert(service),
  render.one(service),
  render.batch(service),
  bin.list(service),
  bin.empty(service),
  bin.removeDocument(service),
  remake.regenerate(service),
  remake.replace(service),
  candidates(service),
  share.state(service),
  share.share(service),
  share.revoke(service),
  exportPaper.keyPdf(service),
  exportZip.zip(service),
  exportPaper.file(service),
]
