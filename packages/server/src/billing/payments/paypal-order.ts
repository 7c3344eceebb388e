import { toDecimal } from '@wakeel/contract'
import type { NewProviderOrder } from './payment-provider.ts'

/** PayPal's limit. */
const DESCRIPTION_LENGTH = 127

/** The body that makes an order at PayPal; one with a saved method is paid at once. */
export function toPayPalOrder(
  { orderId, cents, description, returnUrl, cancelUrl, saveMethod, savedMethod }: NewProviderOrder,
  storeName: string,
): object {
  const saved = {
    vault_id: savedMethod,
    stored_credential: {
      payment_initiator: 'MERCHANT',
      usage: 'SUBSEQUENT',
      usage_pattern: 'SUBSCRIPTION_PREPAID',
    },
  }
  const agreedByPayer = {
    experience_context: {
      brand_name: storeName,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      // No cheques: the money is there or it is not.
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    },
    ...(saveMethod
      ? {
          attributes: {
            vault: {
              store_in_vault: 'ON_SUCCESS',
              usage_type: 'MERCHANT',
              customer_type: 'CONSUMER',
            },
          },
        }
      : {}),
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: orderId,
        invoice_id: orderId,
        description: `${storeName}: ${description}`.slice(0, DESCRIPTION_LENGTH),
        amount: { currency_code: 'USD', value: toDecimal(cents) },
      },
    ],
    payment_source: { paypal: savedMethod ? saved : agreedByPayer },
  }
}
