import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? `${props.label} 숨기기` : `${props.label} 보기`}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
