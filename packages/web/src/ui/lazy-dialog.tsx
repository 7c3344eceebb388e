import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { messages } from './lazy-dialog-messages.ts'
import { alertUser } from './toast.tsx'

interface Opened {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code arrives when it is opened for the first time. The button that opens it spreads `whenNear`, so that the code is
 * mostly there before the press. React's own `lazy` would remember a failure for good; here the next press tries again.
 */
export function lazyDialog<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    arrived ??= await load()
    return arrived
  }
  // Whoever only passes by is not told of a failure.
  const prepare = () => void fetchOnce().catch(() => {})

  function LazyDialog(props: Props) {
    const words = messages[useLanguage().language]
    const [Loaded, setLoaded] = useState(() => arrived)
    const fail = useEffectEvent(() => {
      alertUser(words.failed, 'danger')
      props.onClose()
    })
    const isMissing = props.open && !Loaded
    useEffect(() => {
      if (!isMissing) return
      let isCurrent = true
      fetchOnce().then(
        (component) => isCurrent && setLoaded(() => component),
        () => isCurrent && fail(),
      )
      return () => {
        isCurrent = false
      }
    }, [isMissing])
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(LazyDialog, { whenNear: { onPointerEnter: prepare, onFocus: prepare } })
}
