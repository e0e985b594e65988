/**
 * The console's look on MUI: compact and calm, one accent (the brand's) on neutral surfaces, Chinese type first.
 * Greys are chosen so that every text colour reaches 4.5:1 on every surface it stands on.
 */
import { alpha, createTheme, darken, type Theme } from '@mui/material/styles'

const FONT = [
  '"Latin apostrophe"', // kit.css
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  '"Source Han Sans SC"',
  '"WenQuanYi Micro Hei"',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'sans-serif',
].join(',')

const INK = { strong: '#172033', soft: '#515b6b' }
const LINE = '#e2e6ec'
const SURFACE = { page: '#f5f6f8', paper: '#ffffff', hover: '#f0f2f5' }

export function createConsoleTheme(accent: string): Theme {
  return createTheme({
    palette: {
      mode: 'light',
      primary: { main: accent, dark: darken(accent, 0.18), contrastText: '#ffffff' },
      error: { main: '#c4322b' },
      warning: { main: '#9a5b00' },
      success: { main: '#1d7a46' },
      info: { main: '#2563a8' },
      text: { primary: INK.strong, secondary: INK.soft, disabled: '#7a8392' },
      divider: LINE,
      background: { default: SURFACE.page, paper: SURFACE.paper },
      action: { hover: SURFACE.hover, selected: alpha(accent, 0.08) },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: 13,
      htmlFontSize: 16,
      h1: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
      h2: { fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: 14, lineHeight: 1.57 },
      body2: { fontSize: 13, lineHeight: 1.54 },
      caption: { fontSize: 12, lineHeight: 1.5 },
      button: { fontSize: 13, fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
    },
    components: components(accent),
  })
}

function components(accent: string): NonNullable<Parameters<typeof createTheme>[0]>['components'] {
  const ring = { outline: `2px solid ${accent}`, outlineOffset: 1 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: { height: '100%', accentColor: accent, WebkitTextSizeAdjust: '100%' },
        body: { height: '100%', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
        // How high a page is stands here alone.
        '#root': { height: '100dvh' },
        ':focus-visible': ring,
        '::selection': { background: alpha(accent, 0.2) },
        // Motion is decoration here; who asked for none gets none.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: {
        root: { minWidth: 64, whiteSpace: 'nowrap' },
        sizeSmall: { padding: '4px 12px', fontSize: 13, lineHeight: '22px' },
        outlined: ({ ownerState }) =>
          ownerState.color === 'inherit' ? { borderColor: '#cfd5de', background: SURFACE.paper } : {},
      },
    },
    // A track of which the whole can be seen, with its thumb inside.
    MuiSwitch: {
      styleOverrides: {
        sizeSmall: {
          width: 36,
          height: 20,
          padding: 0,
          overflow: 'visible',
          '& .MuiSwitch-switchBase': {
            padding: 2,
            '&.Mui-checked': {
              transform: 'translateX(16px)',
              '& + .MuiSwitch-track': { opacity: 1 },
              '& .MuiSwitch-thumb': { background: SURFACE.paper },
            },
          },
          '& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: '0 1px 2px rgba(16, 24, 40, .3)' },
          '& .MuiSwitch-track': { borderRadius: 10, background: '#8d97a6', opacity: 1 },
          '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { background: accent },
          '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 6 } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          background: SURFACE.paper,
          fontSize: 13,
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: '#8d97a6',
          },
          '&.Mui-disabled': { background: SURFACE.page, '& .MuiOutlinedInput-notchedOutline': { borderColor: LINE } },
        },
        notchedOutline: { borderColor: '#c5ccd6' },
        input: { '&::placeholder': { color: INK.soft, opacity: 0.85 } },
        // Its lines begin where those of a box of one line do.
        multiline: { '&.MuiInputBase-sizeSmall': { padding: 0 } },
        sizeSmall: {
          minHeight: 32,
          '&.MuiInputBase-adornedStart': { paddingLeft: 10, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
          '& .MuiOutlinedInput-input': {
            height: 20,
            padding: '6px 10px',
            '&::-webkit-calendar-picker-indicator': { opacity: 0.55 },
          },
        },
      },
    },
    // Every box of a form or filter bar is as high as the text box.
    MuiSelect: {
      styleOverrides: {
        select: { '&.MuiInputBase-inputSizeSmall': { minHeight: 20, height: 20, lineHeight: '20px' } },
      },
    },
    MuiAutocomplete: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            padding: '1px 34px 1px 4px',
            minHeight: 32,
            '& .MuiAutocomplete-input': { padding: '4px 6px', minWidth: 40 },
          },
        },
        option: { fontSize: 13, '&.MuiAutocomplete-option': { minHeight: 32 } },
        tag: { margin: 2, maxWidth: 'calc(100% - 4px)' },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { fontSize: 13 },
        sizeSmall: {
          transform: 'translate(11px, 6px)',
          '&.MuiInputLabel-shrink': { transform: 'translate(14px, -9px) scale(.75)' },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginTop: 2, lineHeight: 1.4 } } },
    MuiInputAdornment: {
      styleOverrides: { root: { color: INK.soft, '& .MuiTypography-root': { fontSize: 13, color: 'inherit' } } },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(16, 24, 40, 0.36)' } } },
    },
    // A menu that grows under the pointer puts another entry there than the one that was aimed at.
    MuiMenu: { defaultProps: { transitionDuration: 0 } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 32, paddingTop: 4, paddingBottom: 4 } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 6 } } },
    MuiPaper: { styleOverrides: { rounded: { borderRadius: 8 }, outlined: { borderColor: LINE } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { borderRadius: 4, height: 22 }, label: { paddingLeft: 7, paddingRight: 7 } },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, arrow: true },
      styleOverrides: { tooltip: { fontSize: 12, background: INK.strong }, arrow: { color: INK.strong } },
    },
    // On a telephone a dialog takes the width; 16 px remain beside it.
    MuiDialog: { styleOverrides: { paper: { margin: 16 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '16px 20px 8px' } } },
    // MUI takes the room above away, and with it the top of a field's label.
    MuiDialogContent: {
      styleOverrides: { root: { padding: '8px 20px 12px', '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          padding: '8px 20px 16px',
          gap: 4,
          flexWrap: 'wrap',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: 13, padding: '6px 12px', borderColor: LINE },
        head: { fontWeight: 600, color: INK.soft },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiAlert: { styleOverrides: { root: { fontSize: 13, padding: '4px 12px' } } },
  }
}
