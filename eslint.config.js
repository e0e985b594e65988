// The house's rules as the linter sees them: which way imports may point, no cycles, no `any`, React's rules of hooks.
import { readFileSync } from 'node:fs'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** The folder of the product, such as `./src/fleet`. */
const product = imports['#product/*'].replace(/\/\*$/, '')

const ENGINE = [
  './src/errors',
  './src/values',
  './src/model',
  './src/kinds',
  './src/server',
  './src/console',
  './generators',
]

/** A product's own code asks for records, not for what is behind them. */
const BEHIND = [
  './src/console',
  `${product}/views`,
  './src/server/sql',
  './src/server/store',
  './src/server/operations',
  './src/server/routes',
  './src/server/plugins',
]

/** Layer → the layers it must not import; of the kinds the model knows the facts alone. */
const never = {
  './src/errors': ['./src/model', './src/kinds', './src/values', './src/server', './src/console', './generators'],
  './src/model': ['./src/values', './src/generated', './src/server', './src/console', './generators'],
  './src/kinds': ['./src/server', './generators'],
  './src/values': ['./src/kinds', './src/server', './src/console', './generators'],
  './generators': ['./src/server', './src/console'],
  './src/server': ['./src/console', './generators'],
  './src/console': ['./src/server', './generators'],
  './src/console/kit': [
    './src/console/screens',
    './src/console/views',
    './src/console/provider',
    './src/console/transport',
    './src/console/shell',
    './src/generated',
  ],
  './src/console/transport': [
    './src/console/provider',
    './src/console/screens',
    './src/console/views',
    './src/console/shell',
    './src/console/kit',
  ],
  './src/console/provider': [
    './src/console/screens',
    './src/console/views',
    './src/console/shell',
    './src/console/kit',
  ],
  './src/console/screens': ['./src/console/transport'],
  './src/server/store': [
    './src/server/sql',
    './src/server/operations',
    './src/server/routes',
    './src/server/policies',
    './src/server/plugins',
  ],
  './src/server/files': [
    './src/server/sql',
    './src/server/policies',
    './src/server/operations',
    './src/server/routes',
    './src/server/plugins',
  ],
  './src/server/sql': ['./src/server/operations', './src/server/routes', './src/server/plugins'],
  './src/server/policies': ['./src/server/operations', './src/server/routes', './src/server/plugins'],
  './src/server/operations': [
    './src/server/calls',
    './src/server/records',
    './src/server/routes',
    './src/server/plugins',
  ],
  './src/server/records': ['./src/server/calls', './src/server/routes', './src/server/plugins'],
  './src/server/calls': ['./src/server/routes', './src/server/plugins'],
  './src/server/jobs': ['./src/server/routes', './src/server/plugins'],
  './src/server/webhooks': ['./src/server/routes'],
  './src/server/ports': ['./src/server/routes', './src/server/plugins', './src/server/sql', './src/server/store'],
  [`${product}/views`]: [
    `${product}/operations`,
    './src/console/transport',
    './src/console/screens/list',
    './src/server',
    './src/model',
    './generators',
  ],
  [`${product}/console.tsx`]: ['./src/server', `${product}/operations`],
  [`${product}/console-product.ts`]: ['./src/server', `${product}/operations`],
  [`${product}/server.ts`]: ['./src/console', `${product}/views`],
  [`${product}/operations`]: BEHIND,
  [`${product}/meters`]: [`${product}/jobs`, `${product}/webhooks`, ...BEHIND],
  ...Object.fromEntries(
    ['jobs', 'webhooks'].map((room) => [`${product}/${room}`, [`${product}/operations`, ...BEHIND]]),
  ),
}

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'src/generated/',
      'node_modules/',
      'data/',
      'test-results/',
      'scripts/new-product/skeleton/',
      'tests/second-product/src/',
      'tests/second-product/tests/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/ignore': ['node_modules'],
      // Without these the plugin looks for imports in .js files alone, and finds no cycle.
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            // A product stands on the engine, never the other way.
            ...ENGINE.map((target) => ({ target, from: product })),
            ...Object.entries(never).flatMap(([target, froms]) => froms.map((from) => ({ target, from }))),
            { target: './src/model', from: './src/kinds', except: ['./facts.ts', './kind-facts.ts'] },
            { target: './src/kinds/**/*facts.ts', from: './src', except: ['./kinds'] },
            { target: './src/console', from: './src/kinds/**/server*.ts' },
            { target: './src/kinds/**/*.tsx', from: './src/kinds/**/server*.ts' },
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'Import from react-router-dom: a second copy of the router otherwise.' },
          ],
        },
      ],
      // What the formatter cannot break: comments. Texts, addresses and patterns stay whole.
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      'no-eval': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
)
