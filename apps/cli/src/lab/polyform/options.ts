/** `--name value` out of a lab's arguments, with what is usual otherwise. */
export function optionOf(args: readonly string[]): (name: string, usual: string) => string {
  return (name, usual) => {
    const at = args.indexOf(`--${name}`);
    return at >= 0 ? (args[at + 1] ?? usual) : usual;
  };
}
