import type { connections, forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './connect-messages.ts'
import styles from './connections.module.css'

export interface Vouching {
  vouched: readonly forge.VouchedTool[]
  onVouch: (vouched: forge.VouchedTool[]) => void
}

/** The creator's word that a tool which says nothing of itself only reads. It holds for the tool as it is now. */
export function Vouch({
  tool: { name, effect, fingerprint },
  vouching,
}: {
  tool: connections.RemoteTool
  vouching: Vouching
}) {
  const words = messages[useLanguage().language]
  // What says itself that it changes something is not made harmless by another's word.
  if (effect !== 'undeclared' || fingerprint === undefined) return null
  const { vouched, onVouch } = vouching
  const others = vouched.filter(({ tool }) => tool !== name)
  const isVouched = vouched.some((one) => one.tool === name && one.fingerprint === fingerprint)
  return (
    <>
      <label className={`${styles.check} ${styles.besideBox}`}>
        <input
          type="checkbox"
          checked={isVouched}
          onChange={() => onVouch(isVouched ? others : [...others, { tool: name, fingerprint }])}
        />
        <span>{words.vouch}</span>
      </label>
      {isVouched && (
        <p className={`${styles.small} ${styles.besideBox}`} role="note">
          {words.vouchWarning}
        </p>
      )}
    </>
  )
}
