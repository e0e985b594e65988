/** 中文 or English: two languages need no menu, the button names the other. Of more it names the one in use. */
import { memo, useState } from 'react'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocaleState } from 'ra-core'
import { LANGUAGES } from '../provider/i18n-provider.ts'
import { Icon } from './icons.tsx'

/** `inMenu`: a narrow header offers it in its menu. */
export const LanguageSwitch = memo(function LanguageSwitch({ inMenu = false }: { readonly inMenu?: boolean }) {
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const others = LANGUAGES.filter((language) => language.locale !== locale)
  const only = others.length === 1 ? others[0]! : null
  const named = only ?? LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0]!
  const choose = (chosen: string) => {
    setAnchor(null)
    setLocale(chosen)
  }
  return (
    <>
      <Button
        color="inherit"
        lang={named.tag}
        aria-haspopup={only ? undefined : 'menu'}
        onClick={({ currentTarget }) => (only ? setLocale(only.locale) : setAnchor(currentTarget))}
        startIcon={<Icon name="language" size={16} />}
        sx={{
          minWidth: 0,
          px: 1,
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          ...(inMenu && { display: { xs: 'none', md: 'inline-flex' } }),
        }}
      >
        {named.name}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {LANGUAGES.map((language) => (
            <MenuItem
              key={language.locale}
              lang={language.tag}
              selected={language === named}
              onClick={() => choose(language.locale)}
            >
              {language.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
})
