/** The colours of points and of what is said of them. */
export const TONES = {
  '--tone': 'var(--k-soft, #515b6b)',
  '&[data-tone=success]': { '--tone': 'var(--k-success, #1d7a46)' },
  '&[data-tone=warning]': { '--tone': 'var(--k-warning, #9a5b00)' },
  '&[data-tone=error]': { '--tone': 'var(--k-error, #c4322b)' },
  '&[data-tone=info]': { '--tone': 'var(--k-info, #2563a8)' },
} as const
