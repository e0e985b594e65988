/** 中文 or English: two languages need no menu, the button names the other. */
import { memo } from 'react'
import Button from '@mui/material/Button'
import { useLocaleState } from 'ra-core'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { LANGUAGES } from '../provider/i18n-provider.ts'
import { Icon } from './icons.tsx'

/** `inMenu`: a narrow header offers it in its menu. */
export const LanguageSwitch = memo(function LanguageSwitch({ inMenu = false }: { readonly inMenu?: boolean }) {
  const [locale, setLocale] = useLocaleState()
  const other = LANGUAGES.find((language) => language.locale !== locale) ?? LANGUAGES[0]!
  return (
    <Button
      color="inherit"
      lang={LANGUAGE_TAGS[other.locale]}
      onClick={() => setLocale(other.locale)}
      startIcon={<Icon name="language" size={16} />}
      sx={{
        minWidth: 0,
        px: 1,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        ...(inMenu && { display: { xs: 'none', md: 'inline-flex' } }),
      }}
    >
      {other.name}
    </Button>
  )
})
