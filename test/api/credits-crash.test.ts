/** Reservations and credits without a crash; credits-crash.deep.test.ts crashes at each place. */
import { describeReservations } from './credits-crash-suite.ts'

describeReservations([])
