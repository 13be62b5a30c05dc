import { Table, TableBody, TableCell, TableHead, TableHeader } from '@/components/ui/table';
import { Wording } from '@/components/ui/wording';

interface SpanishExamProps {
  topics: readonly { title: string; points: readonly { text: string; source: string }[] }[];
  terms: readonly { en: string; es: string }[];
}

/** Content of the page in Spanish about the exam. There is no English version, so its texts are here. */
export function SpanishExam({ topics, terms }: SpanishExamProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      {topics.map(({ title, points }) => (
        <section key={title}>
          <h2 className="font-bold text-xl tracking-tight sm:text-2xl">{title}</h2>
          <ul className="mt-3 flex flex-col gap-4">
            {points.map(({ text, source }) => (
              <li key={text}>
                <span className="block max-w-measure text-lg">
                  <Wording text={text} />
                </span>
                <span lang="en" className="block text-muted-foreground text-sm">
                  <Wording text={source} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="font-bold text-xl tracking-tight sm:text-2xl">Palabras en inglés que conviene conocer</h2>
        <p className="mt-2 mb-4 max-w-measure text-muted-foreground">
          Las etiquetas, los manómetros y las reglas las usan aunque el examen sea en español.
        </p>
        <Table caption="Palabras en inglés y en español" captionHidden>
          <TableHead>
            <tr>
              <TableHeader>Inglés</TableHeader>
              <TableHeader>Español</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {terms.map(({ en, es }) => (
              <tr key={en}>
                <TableCell>
                  <span lang="en">{en}</span>
                </TableCell>
                <TableCell>{es}</TableCell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </section>
    </div>
  );
}
