/** Link for those who teach a class. */
export const TeachingLine = ({ className = '' }: { className?: string }) => (
  <p className={className}>
    Teaching a class?{' '}
    <a href="/for-instructors" className="text-primary underline underline-offset-4">
      See how it works for instructors
    </a>
  </p>
);
