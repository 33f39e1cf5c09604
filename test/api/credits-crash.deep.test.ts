/**
 * What is left of a reservation by a crash at each place, paid by each kind.
 *
 * @module-tag deep
 */
import { describeReservations, FAILPOINTS, KINDS } from './credits-crash-suite.ts'

describeReservations(FAILPOINTS.flatMap((failpoint) => KINDS.map((one) => ({ failpoint, ...one }))))
