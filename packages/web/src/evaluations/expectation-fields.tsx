import { evaluations as contract } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './field-messages.ts'
import styles from './questions-field.module.css'

interface ExpectationFieldsProps {
  number: number
  expectation: contract.Expectation
  onChange: (expectation: contract.Expectation) => void
  onRemove: () => void
}

/** A figure with its unit, or a text that is there or is not. */
export function ExpectationFields({
  number,
  expectation,
  onChange,
  onRemove,
}: ExpectationFieldsProps) {
  const words = messages[useLanguage().language]
  const choose = (kind: contract.Expectation['kind']) => {
    if (kind === expectation.kind) return
    if (kind === 'figure') onChange({ kind, value: 0, tolerance: 0 })
    else onChange({ kind, text: expectation.kind === 'figure' ? '' : expectation.text })
  }
  return (
    <div className={styles.expectation}>
      <Select
        label={words.expectation(number)}
        options={contract.expectationKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={expectation.kind}
        onChoose={choose}
      />
      {expectation.kind === 'figure' ? (
        <FigureFields expectation={expectation} onChange={onChange} />
      ) : (
        <TextField
          label={words.text}
          value={expectation.text}
          maxLength={contract.MAX_EVALUATION.text}
          onChange={(event) => onChange({ ...expectation, text: event.target.value })}
        />
      )}
      <Button
        kind="quiet"
        className={styles.square}
        aria-label={words.removeExpectation(number)}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </Button>
    </div>
  )
}

function FigureFields({
  expectation,
  onChange,
}: {
  expectation: Extract<contract.Expectation, { kind: 'figure' }>
  onChange: (expectation: contract.Expectation) => void
}) {
  const words = messages[useLanguage().language]
  const { kind, value, tolerance, unit } = expectation
  const number = (name: 'value' | 'tolerance', min?: number) => ({
    type: 'number',
    inputMode: 'decimal' as const,
    step: 'any',
    min,
    value: expectation[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...expectation, [name]: Number(event.target.value) }),
  })
  return (
    <>
      <TextField label={words.value} {...number('value')} />
      <TextField label={words.tolerance} {...number('tolerance', 0)} />
      <TextField
        label={words.unit}
        hint={words.unitHint}
        value={unit ?? ''}
        maxLength={contract.MAX_EVALUATION.unit}
        onChange={(event) =>
          onChange({
            kind,
            value,
            tolerance,
            ...(event.target.value && { unit: event.target.value }),
          })
        }
      />
    </>
  )
}
