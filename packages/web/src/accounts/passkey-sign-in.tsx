import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { signInWithPasskey } from './passkey.ts'
import { passkeyFailure } from './passkey-failure.ts'
import { messages } from './passkey-messages.ts'

/** The button below the sign-in form, and passkeys in the list of its e-mail field where the browser offers them there. */
export function PasskeySignIn() {
  const { language } = useLanguage()
  const words = messages[language]
  const attempt = useMutation({ mutationFn: signInWithPasskey })
  const inField = useOfferInField()
  const failed = attempt.error ?? inField.error
  return (
    <>
      <Button
        kind="secondary"
        disabled={attempt.isPending}
        onClick={() => attempt.mutate({ inField: false }, { onError: inField.offerAgain })}
      >
        {words.signIn}
      </Button>
      {failed && <InlineAlert tone="danger">{passkeyFailure(failed, language)}</InlineAlert>}
    </>
  )
}

/** One offer waits at a time: the button takes its place, and a refusal, such as of one that waited too long, makes a new one. */
function useOfferInField() {
  const [round, setRound] = useState(0)
  const [error, setError] = useState<unknown>()
  const offerAgain = () => setRound((number) => number + 1)
  useEffect(() => {
    let isShown = true
    void offer().catch((failure: unknown) => {
      // That it was given up, or could not be made, concerns nobody: the form and the button are there.
      if (!isShown || !(failure instanceof ApiError) || failure.code !== 'accounts.passkey_refused')
        return
      setError(failure)
      setRound(round + 1)
    })
    return () => {
      isShown = false
      WebAuthnAbortService.cancelCeremony()
    }
  }, [round])
  return { error, offerAgain }
}

async function offer(): Promise<void> {
  if (await browserSupportsWebAuthnAutofill()) await signInWithPasskey({ inField: true })
}
