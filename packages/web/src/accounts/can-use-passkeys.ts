/** Browsers keep passkeys for names only, not for bare addresses, and show what makes them only to pages that came safely. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)
