/** What PayPal documents: under which name and status an issue is answered, and in which words. */
const UNPROCESSABLE =
  'The requested action could not be performed, semantically incorrect, or failed business validation.'
const INVALID = 'Request is not well-formed, syntactically incorrect, or violates schema.'

const names = {
  UNPROCESSABLE_ENTITY: [422, UNPROCESSABLE],
  INVALID_REQUEST: [400, INVALID],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

type Name = keyof typeof names

/** Refusals to take the payer's money: PayPal tells of them by an event too. */
const declines = {
  INSTRUMENT_DECLINED:
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  TRANSACTION_REFUSED: 'The request was refused.',
  PAYER_CANNOT_PAY: 'Payer cannot pay for this transaction.',
  PAYER_ACCOUNT_RESTRICTED: 'Payer account is restricted.',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'The payer account cannot be used for this transaction.',
  PAYEE_BLOCKED_TRANSACTION:
    'The fraud settings for this seller are such that this payment cannot be executed.',
  PAYEE_ACCOUNT_RESTRICTED: 'The merchant account is restricted.',
  COMPLIANCE_VIOLATION: 'Queries cannot be processed due to a possible compliance violation.',
  TRANSACTION_BLOCKED_BY_PAYEE: 'Queries blocked by the payee’s fraud protection settings.',
  TRANSACTION_LIMIT_EXCEEDED: 'Total payment amount exceeded transaction limit.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
    'You have exceeded the maximum number of payment attempts.',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'The transaction exceeds the receiver’s receiving limit.',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING:
    'Queries failed. Redirect the payer to select another funding source.',
  CARD_EXPIRED: 'The card is expired.',
  AGREEMENT_ALREADY_CANCELLED: 'The requested agreement is already canceled.',
  BILLING_AGREEMENT_NOT_FOUND: 'The requested Billing Agreement token was not found.',
} as const

const refusals = {
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  PAYER_ACTION_REQUIRED:
    'Payer needs to perform the following action before proceeding with payment.',
  ORDER_ALREADY_CAPTURED: 'Order already captured.',
  ORDER_ALREADY_COMPLETED: 'The order cannot be captured because it is completed.',
  DUPLICATE_INVOICE_ID: 'Duplicate Invoice ID detected.',
  DUPLICATE_REQUEST_ID: 'The value of PayPal-Request-Id header has already been used.',
  ACTION_DOES_NOT_MATCH_INTENT: 'Order was created with an intent to capture.',
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION: 'The value of the field should not be more than two decimal places.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  MAX_VALUE_EXCEEDED: 'Should be less than or equal to 9999999.99.',
  CURRENCY_MISMATCH: 'The currency of the refund must be the same as that of the capture.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_NOT_ALLOWED: 'Full refund refused because it was already partially refunded.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Capture could not be refunded due to insufficient funds.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  TRANSACTION_DISPUTED:
    'Partial refunds cannot be offered at this time because there is an open case on this transaction.',
} as const

const others = {
  PAYPAL_REQUEST_ID_REQUIRED: [
    'INVALID_REQUEST',
    'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
  ],
  MALFORMED_REQUEST_JSON: ['INVALID_REQUEST', 'The request JSON is not well formed.'],
  INVALID_PARAMETER_SYNTAX: [
    'INVALID_REQUEST',
    'The value of a field does not conform to the expected format.',
  ],
  INVALID_PARAMETER_VALUE: ['INVALID_REQUEST', 'The value of a field is invalid.'],
  MISSING_REQUIRED_PARAMETER: ['INVALID_REQUEST', 'A required field is missing.'],
  INVALID_RESOURCE_ID: [
    'RESOURCE_NOT_FOUND',
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  PERMISSION_DENIED: [
    'NOT_AUTHORIZED',
    'You do not have permission to access or perform operations on this resource.',
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    'RESOURCE_CONFLICT',
    'A previous request on this resource is currently in progress.',
  ],
  RATE_LIMIT_REACHED: ['RATE_LIMIT_REACHED', undefined],
  INTERNAL_SERVER_ERROR: ['INTERNAL_SERVER_ERROR', undefined],
  SERVICE_UNAVAILABLE: ['SERVICE_UNAVAILABLE', undefined],
} as const satisfies Record<string, readonly [Name, string | undefined]>

export type Issue = keyof typeof declines | keyof typeof refusals | keyof typeof others

export const isDecline = (issue: Issue): boolean => Object.hasOwn(declines, issue)

export const isIssue = (text: string): text is Issue =>
  [declines, refusals, others].some((known) => Object.hasOwn(known, text))

const explained: Record<string, readonly [Name, string | undefined]> = {
  ...Object.fromEntries(
    Object.entries({ ...declines, ...refusals }).map(([issue, text]) => [
      issue,
      ['UNPROCESSABLE_ENTITY', text],
    ]),
  ),
  ...others,
}

/** Whether asking again under the same id meets it again: all that is not for want of the payer's agreement or of the sandbox's health. */
export const isFinal = (issue: Issue): boolean =>
  explained[issue]![0] === 'UNPROCESSABLE_ENTITY' &&
  issue !== 'ORDER_NOT_APPROVED' &&
  issue !== 'PAYER_ACTION_REQUIRED'

/** Ends a call the way PayPal refuses it. */
export class Refusal extends Error {
  readonly issue: Issue
  constructor(issue: Issue) {
    super(issue)
    this.issue = issue
  }

  toResponse(debugId: string): Response {
    const [name, description] = explained[this.issue]!
    const [status, message] = names[name]
    return Response.json(
      {
        name,
        ...(description ? { details: [{ issue: this.issue, description }] } : {}),
        message,
        debug_id: debugId,
        links: [
          {
            href: `https://developer.paypal.com/docs/api/orders/v2/#error-${this.issue}`,
            rel: 'information_link',
            method: 'GET',
          },
        ],
      },
      { status, headers: { 'paypal-debug-id': debugId } },
    )
  }
}
