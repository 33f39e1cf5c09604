/** The tables as Kysely sees them (migrations/ is the truth; test/operating/schema.test.ts compares the two). */
import type { ColumnType, Generated } from 'kysely'

/** Written by the database or as an ISO date; read as a Date. */
type Time = ColumnType<Date, Date | string | undefined, Date | string>
type RequiredTime = ColumnType<Date, Date | string, Date | string>
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** JSON is written as text, so that an array is not taken for one of PostgreSQL's. */
type Json<Value> = ColumnType<Value, string, string>
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>
/** `int8` is read as a number (connect.ts). */
type Count = number

export type Sharing = 'private' | 'questions' | 'answers'

export type Database = {
  accountUser: {
    id: string
    schoolId: string
    name: string
    email: string
    emailVerified: Generated<boolean>
    image: string | null
    language: Generated<string>
    createdAt: Time
    updatedAt: Time
  }
  accountSession: {
    id: string
    expiresAt: Time
    token: string
    createdAt: Time
    updatedAt: Time
    ipAddress: string | null
    userAgent: string | null
    userId: string
  }
  accountCredential: {
    id: string
    accountId: string
    providerId: string
    userId: string
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: OptionalTime
    refreshTokenExpiresAt: OptionalTime
    scope: string | null
    password: string | null
    createdAt: Time
    updatedAt: Time
  }
  accountVerification: {
    id: string
    identifier: string
    value: string
    expiresAt: Time
    createdAt: Time
    updatedAt: Time
  }
  rateLimit: { key: string; count: number; windowStart: Time }
  school: { schoolId: string; tier: Generated<string>; credits: Generated<number>; createdAt: Time }
  creditEntry: {
    schoolId: string
    entryId: string
    delta: number
    reason: string
    reference: string
    about: string | null
    createdAt: Time
  }
  paymentCustomer: {
    schoolId: string
    customerId: string
    readings: Generated<number>
    appliedReading: Generated<number>
  }
  subscription: {
    schoolId: string
    subscriptionId: string
    tier: string
    interval: 'month' | 'year'
    status: string
    lives: boolean
    periodEnd: RequiredTime
    cancelsAt: OptionalTime
    checkedAt: RequiredTime
  }
  creditPayment: {
    schoolId: string
    paymentId: string
    credits: Generated<number>
    amount: number
    refunded: Generated<number>
    creditsRefunded: Generated<number>
    disputed: Generated<number>
    creditsTaken: Generated<number>
    settlements: Generated<number>
    createdAt: Time
  }
  turn: { what: string; holder: string; until: RequiredTime }
  paymentEvent: { eventId: string; type: string; receivedAt: Time }
  departedCustomer: { customerId: string; leftAt: Time; triedAt: OptionalTime }
  usage: { schoolId: string; period: string; metric: string; used: Generated<Count> }
  usageReservation: {
    schoolId: string
    reservationId: string
    period: string
    metric: string
    amount: Count
    expiresAt: Time
  }
  blob: {
    schoolId: string
    blobId: string
    state: 'writing' | 'kept' | 'dropped'
    bytes: Generated<Count>
    mediaType: string
    changedAt: Time
  }
  document: {
    schoolId: string
    documentId: string
    ownerId: string
    name: string
    originalName: string
    title: string | null
    fileType: string
    fileSize: Count
    sha256: string
    blobId: string
    status: 'uploading' | 'processing' | 'ready' | 'error'
    progress: Generated<number>
    jobId: string | null
    readingFailures: Generated<number>
    chargedMonth: string | null
    useCredits: Generated<boolean>
    chargedCredits: Generated<number>
    pageCount: number | null
    language: string | null
    fault: ColumnType<unknown, string | null | undefined, string | null>
    warnings: JsonWithDefault<unknown[]>
    similarTo: ColumnType<
      { id: string; name: string; similarity: number } | null,
      string | null | undefined,
      string | null
    >
    topicNames: Generated<string>
    revision: Generated<number>
    createdAt: Time
    updatedAt: Time
    deletedAt: OptionalTime
  }
  documentReading: {
    schoolId: string
    documentId: string
    body: Buffer
    topics: Json<unknown>
    signature: string
    createdAt: Time
  }
  topic: {
    schoolId: string
    topicId: string
    ownerId: string
    name: string
    description: Generated<string>
    subtopics: JsonWithDefault<string[]>
    difficulty: Generated<string>
    subject: Generated<string>
    grade: string | null
    revision: Generated<number>
    createdAt: Time
    updatedAt: Time
    deletedAt: OptionalTime
  }
  paper: {
    schoolId: string
    paperId: string
    ownerId: string
    body: Json<unknown>
    title: string
    status: string
    generationMode: string
    language: string
    difficulty: string
    subject: string | null
    grade: string | null
    templateId: string
    questionCount: number
    totalMarks: number
    firstDocumentId: string | null
    firstDocumentName: string | null
    paperFormat: Generated<string>
    topicNames: Generated<string>
    topicIds: JsonWithDefault<string[]>
    score: number | null
    sharing: Generated<Sharing>
    views: Generated<number>
    downloads: Generated<number>
    revision: Generated<number>
    createdAt: Time
    updatedAt: Time
    deletedAt: OptionalTime
  }
  paperSource: { schoolId: string; paperId: string; documentId: string }
  paperRevision: { schoolId: string; paperId: string; revision: number; body: Json<unknown>; createdAt: Time }
  generation: {
    schoolId: string
    generationId: string
    runId: string
    status: 'working' | 'done' | 'failed'
    stage: 'topics' | 'questions' | 'checking' | 'formatting'
    wanted: number
    questions: JsonWithDefault<unknown[]>
    warnings: JsonWithDefault<unknown[]>
    fault: string | null
    paperId: string | null
    updatedAt: Time
    expiresAt: Time
  }
  paperDirectory: { paperId: string; schoolId: string; linkId: string | null }
  idempotentRequest: {
    schoolId: string
    key: string
    fingerprint: string
    answer: ColumnType<unknown, string | null | undefined, string>
    createdAt: Time
  }
}
