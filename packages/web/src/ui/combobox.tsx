import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './combobox.module.css'
import { TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import { LoadFailed } from './load-state.tsx'

/** Long enough not to ask at every letter. */
const SETTLED_MS = 250

/**
 * Finds something by what is typed, and chooses it from a list under the field, by pointer or by keys (the ARIA pattern of a combobox with
 * a listbox). What is found is the caller's to say; the list stands in the flow, so that no dialog cuts it off.
 */
export function Combobox<Option extends { id: string }>(props: {
  label: string
  hint?: string | undefined
  placeholder?: string
  /** Undefined: not known yet. */
  options: readonly Option[] | undefined
  /** They are those of the search before. */
  isSearching: boolean
  /** What is read out of them. */
  status: string
  isChosen: (option: Option) => boolean
  show: (option: Option) => ReactNode
  /** Called once somebody pauses, and with nothing as the list opens. */
  onSearch: (typed: string) => void
  onChoose: (option: Option) => void
  /** The search has failed. */
  onRetry?: (() => void) | undefined
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const [searched, setSearched] = useState<string>()
  const shown = (isOpen && props.options) || []
  // What was found for other words is still seen, and cannot be chosen by mistake any more.
  const isStale = props.isSearching || searched !== typed.trim()
  const options = isStale ? [] : shown
  const place = options.findIndex((option) => option.id === activeId)
  const idOf = (option: Option) => `${id}-${option.id}`

  const search = useEffectEvent(() => {
    setSearched(typed.trim())
    props.onSearch(typed.trim())
  })
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(search, typed === '' ? 0 : SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOpen, typed])

  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const choose = (option: Option) => {
    props.onChoose(option)
    setTyped('')
    close()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && {
      // The field alone is left, not the dialog that it stands in; and a form is not sent from an open list.
      Escape: close,
      Enter: () => options[place] && choose(options[place]),
    }),
  }
  function move(step: 1 | -1) {
    setOpen(true)
    const next = place < 0 && step < 0 ? options.length - 1 : place + step
    setActiveId(options[(next + options.length) % options.length]?.id)
  }
  const press = (event: KeyboardEvent) => {
    if (!keys[event.key] || event.nativeEvent.isComposing) return
    event.preventDefault()
    keys[event.key]!()
  }

  return (
    <div ref={root} className={styles.combobox}>
      <TextField
        label={props.label}
        hint={props.hint}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options[place] && idOf(options[place])}
        placeholder={props.placeholder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || close()}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
        }}
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={props.label}
        aria-multiselectable="true"
        tabIndex={-1}
        hidden={shown.length === 0}
        aria-hidden={isStale || undefined}
        data-stale={isStale || undefined}
        className={styles.list}
      >
        {shown.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={option.id}
            id={idOf(option)}
            role="option"
            tabIndex={-1}
            aria-selected={props.isChosen(option)}
            data-active={option === options[place] || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {props.show(option)}
            {props.isChosen(option) && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      {props.onRetry && (
        <LoadFailed
          onRetry={() => {
            root.current?.querySelector('input')?.focus()
            props.onRetry?.()
          }}
        />
      )}
      <p role="status" className={options.length > 0 ? 'visually-hidden' : styles.status}>
        {isOpen && !isStale && props.options && props.status}
      </p>
    </div>
  )
}
