/** What the operator can mend; the message is one or more whole sentences. */
export class OperatorFault extends Error {}
