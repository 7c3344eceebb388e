import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { messages } from './checkout-messages.ts'
import styles from './paypal-button.module.css'

/** Pays through PayPal. While a payment is under way it takes no second click. */
export function PayPalButton({
  isProcessing,
  onPay,
}: {
  isProcessing: boolean
  onPay: () => void
}) {
  const words = messages[useLanguage().language]
  return (
    <Button className={styles.pay} disabled={isProcessing} aria-busy={isProcessing} onClick={onPay}>
      {isProcessing ? words.processing : words.checkout.pay}
    </Button>
  )
}

/** Who is not signed in does that first, and comes back to the same order. */
export function SignInToPay({ comeBackTo }: { comeBackTo: string }) {
  const words = messages[useLanguage().language].checkout
  return (
    <div>
      <LinkButton to="/signin" search={{ to: comeBackTo }} className={styles.pay}>
        {words.signIn}
      </LinkButton>
      <p className={styles.note}>{words.signInNote}</p>
    </div>
  )
}
