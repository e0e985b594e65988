// Lists are exported by the server: react-admin's own way, which nobody asks for here, would bring its CSV writer along
// with every first list.
export default () => {
  throw new Error('lists are exported by the server')
}
