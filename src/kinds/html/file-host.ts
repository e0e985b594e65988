/**
 * Where this system's own files are, for what shows pictures. Apart from the cleaner, which loads with what it cleans.
 */
import { createContext } from 'react'

export const FileHostContext = createContext('/files')
